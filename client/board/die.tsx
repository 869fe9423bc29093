import './die.css';

export interface PlainDieProps {
  /** 1 to 6; without one it is still to be rolled. */
  value?: number | undefined;
  hit?: boolean | undefined;
  rolled?: number | undefined;
}

export function PlainDie(props: PlainDieProps) {
  const name = () =>
    props.value === undefined
      ? 'to be rolled'
      : `${props.value}${props.hit === undefined ? '' : props.hit ? ', a hit' : ', a miss'}`;
  return (
    <span
      class="d6"
      classList={{
        hit: props.hit === true,
        miss: props.hit === false,
        open: props.value === undefined,
        tumbling: props.rolled !== undefined,
      }}
      style={props.rolled === undefined ? {} : { '--nth': props.rolled }}
      role="img"
      aria-label={name()}
    >
      {props.value ?? '?'}
    </span>
  );
}
