// In a replay nobody is asked: the place of the question belongs to whoever studies the game.
import { createContext, type JSX, useContext } from 'solid-js';

export interface Study {
  /** The moment that is looked at. */
  Head(): JSX.Element;
  /** The moves around it. */
  Body(): JSX.Element;
}

export const StudyContext = createContext<Study | undefined>();
export const useStudy = (): Study | undefined => useContext(StudyContext);
