import { createContext, type JSX, useContext } from 'solid-js';

/** What the page around the table puts into its bar. */
export const ToolsContext = createContext<(() => JSX.Element) | undefined>();
export const useTools = () => useContext(ToolsContext);
