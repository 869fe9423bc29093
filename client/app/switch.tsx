export function Switch(props: { name: string; about: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="pick">
      <input type="checkbox" checked={props.on} onChange={(event) => props.set(event.currentTarget.checked)} />
      <span>
        <b>{props.name}</b>
        <small>{props.about}</small>
      </span>
    </label>
  );
}
