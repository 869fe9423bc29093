// A full dot: here. A hollow one: not here. Whoever cannot see it is told in words beside it.
export function PresenceDot(props: { here: boolean | undefined }) {
  return (
    <span
      class="presence"
      classList={{ here: props.here === true, none: props.here === undefined }}
      aria-hidden="true"
    />
  );
}
