// What kinds of sites and regions are called, in card texts and on drawn cards alike.
import type { RegionType, SiteType } from '../cards/facts.ts';

export const SITE_TYPE_NAMES: Readonly<Record<SiteType, string>> = {
  haven: 'Haven',
  'free-hold': 'Free-hold',
  'border-hold': 'Border-hold',
  'ruins-and-lairs': 'Ruins & Lairs',
  'shadow-hold': 'Shadow-hold',
  'dark-hold': 'Dark-hold',
};

export const REGION_TYPE_NAMES: Readonly<Record<RegionType, string>> = {
  'coastal-sea': 'Coastal Sea',
  'free-domain': 'Free-domain',
  'border-land': 'Border-land',
  wilderness: 'Wilderness',
  'shadow-land': 'Shadow-land',
  'dark-domain': 'Dark-domain',
};
