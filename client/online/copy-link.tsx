// A link to send to somebody, in a field that can be copied.
import { createSignal } from 'solid-js';
import { Button } from '../board/button.tsx';

export function CopyLink(props: { link: string; label: string; plain?: boolean | undefined }) {
  const [copied, setCopied] = createSignal('');
  let field: HTMLInputElement | undefined;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.link);
      setCopied('Copied. Send it to your friend.');
    } catch {
      field?.select();
      setCopied('Copy it with Ctrl+C, and send it to your friend.');
    }
  };
  return (
    <>
      <label class="labelled">
        <span>{props.label}</span>
        <input
          ref={field}
          class="field"
          readonly
          value={props.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <Button kind={props.plain ? 'plain' : 'primary'} onClick={() => void copy()}>
        Copy the link
      </Button>
      <p class="quiet-note" role="status">
        {copied()}
      </p>
    </>
  );
}
