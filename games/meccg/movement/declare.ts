// Playing a new site card face down (MW-S4.2.5): the company, the site, the way, and region by region the series
// (MW-T6.1.2). It happens at once: nobody can answer it, and it stays hidden until the company's own phase.
import { type Emit, NONE, refusal } from '../../../engine/game.ts';
import type { ActionSource } from '../chain/sources.ts';
import { companiesOf, companyById } from '../company.ts';
import { putAwaySite } from '../happenings/leaving.ts';
import { REGION_NAMES } from '../places/regions.ts';
import { REGION_OF, SITE_COUNT, SITE_NAMES } from '../places/sites.ts';
import { become, begin, finish, type StepsFor } from '../procedures.ts';
import { companyName, sayTo } from '../say.ts';
import { BY_PATH, BY_REGIONS, type Company, type MeccgState, ORGANIZATION } from '../state.ts';
import { mapFor, moveVerdict, nextRegions, pathVerdict, regionsVerdict, toVerdict } from './destinations.ts';
import type { MovementFrame } from './frames.ts';

const WHEN = refusal('MW-S4.2.6', 'New site cards are played in the organization phase.');

export const declareSource: ActionSource = {
  verbs: {
    move: { takes: 'company', label: 'Move {}' },
    to: { takes: 'site', label: 'To {}' },
    'by-path': { label: 'By the printed site path' },
    'by-regions': { label: 'By region cards' },
    through: { takes: 'region', label: 'Through {}' },
  },
  offer(s, point, offer) {
    if (point.seat !== s.active || !point.first || point.window !== 'open') return;
    if (s.phase !== ORGANIZATION) {
      if (offer.explaining) for (const company of companiesOf(s, point.seat)) offer.refuse(WHEN, 'move', company.id);
      return;
    }
    for (const company of s.companies)
      if (company.seat === point.seat) offer.check(moveVerdict(s, company), 'move', company.id);
  },
  take(s, _seat, move) {
    begin(s, { at: 'movement/to', company: move.arg, again: false });
  },
};

/** The new site card lies face down: nobody but its player knows what it is (MW-T6.1.11). */
export function setCourse(
  s: MeccgState,
  company: Company,
  to: number,
  how: number,
  walk: readonly number[],
  emit: Emit,
): void {
  const instead = company.to;
  company.to = to;
  company.how = how;
  company.walk = [...walk];
  if (instead !== NONE) putAwaySite(s, company.seat, instead); // an event that was to be its site
  const text = `${companyName(s, company.id)} will go to ${SITE_NAMES[to]}`;
  const way = walk.length > 0 ? ` through ${walk.map((region) => REGION_NAMES[region]).join(', ')}` : '';
  emit?.(
    sayTo([company.seat], 'move', 'MW-S4.2.5', `${text}${way}.`, `${companyName(s, company.id)} has a new site card.`),
  );
}

const it = (s: MeccgState, f: { company: number }): Company => {
  const company = companyById(s, f.company);
  if (!company) throw new Error(`Company ${f.company} is gone.`);
  return company;
};

type Declaring = Extract<
  MovementFrame,
  { at: 'movement/to' | 'movement/how' | 'movement/how-choose' | 'movement/walk' | 'movement/walk-choose' }
>;

export const declareMovementSteps: StepsFor<Declaring> = {
  'movement/to': {
    kind: 'place',
    rule: 'MW-S4.2.5',
    seat: (s) => s.active,
    prompt: (s, f) =>
      f.again
        ? `Where does ${companyName(s, f.company)} move now? Or pass.`
        : `Where does ${companyName(s, f.company)} go?`,
    options(s, f, offer) {
      const company = it(s, f);
      if (f.again) offer.add('pass');
      const map = mapFor(s, company);
      for (let site = 0; site < SITE_COUNT; site++) offer.check(toVerdict(s, company, site, map), 'to', site);
    },
    take(s, f, move) {
      if (move.verb === 'pass') finish(s);
      else become(s, { at: 'movement/how', company: f.company, to: move.arg });
    },
  },
  'movement/how': {
    run(s, f, emit) {
      const company = it(s, f);
      const map = mapFor(s, company);
      if (pathVerdict(s, company, f.to, map)) walkTo(s, company, f.to);
      else if (regionsVerdict(s, company, f.to, map)) goByPath(s, company, f.to, emit);
      else f.at = 'movement/how-choose';
    },
  },
  'movement/how-choose': {
    kind: 'act',
    rule: 'MW-T6.1.1',
    seat: (s) => s.active,
    prompt: (_s, f) => `To ${SITE_NAMES[f.to]}: by the printed site path or by region cards?`,
    options(_s, _f, offer) {
      offer.add('by-path');
      offer.add('by-regions');
    },
    take(s, f, move, emit) {
      if (move.verb === 'by-path') goByPath(s, it(s, f), f.to, emit);
      else walkTo(s, it(s, f), f.to);
    },
  },
  'movement/walk': {
    run(s, f, emit) {
      const company = it(s, f);
      const map = mapFor(s, company);
      const end = REGION_OF[f.to];
      while (f.walk[f.walk.length - 1] !== end) {
        const next = nextRegions(map, f.walk, end);
        if (next.length !== 1) {
          f.at = 'movement/walk-choose';
          return;
        }
        f.walk.push(next[0]);
      }
      finish(s);
      setCourse(s, company, f.to, BY_REGIONS, f.walk, emit);
    },
  },
  'movement/walk-choose': {
    kind: 'place',
    rule: 'MW-T6.1.4',
    seat: (s) => s.active,
    prompt: (_s, f) => `To ${SITE_NAMES[f.to]}: through which region after ${REGION_NAMES[f.walk[f.walk.length - 1]]}?`,
    options(s, f, offer) {
      for (const region of nextRegions(mapFor(s, it(s, f)), f.walk, REGION_OF[f.to])) offer.add('through', region);
    },
    take(_s, f, move) {
      f.walk.push(move.arg);
      f.at = 'movement/walk';
    },
  },
};

function goByPath(s: MeccgState, company: Company, to: number, emit: Emit): void {
  finish(s);
  setCourse(s, company, to, BY_PATH, [], emit);
}

const walkTo = (s: MeccgState, company: Company, to: number): void =>
  become(s, { at: 'movement/walk', company: company.id, to, walk: [REGION_OF[company.site]] });
