import { useLinks } from './links.ts';

/** A rule id that leads to the rulebook. */
export function RuleLink(props: { rule: string }) {
  const links = useLinks();
  return (
    <a class="rule-link" href={links.rule(props.rule)} title={`Rule ${props.rule} in the rulebook`}>
      {props.rule}
    </a>
  );
}
