import { lazy } from 'react';
import { browserAreas } from '../generated/browserAreas.ts';
import { resources } from '../generated/resources.ts';
import type { BrowserArea, LoadPage, OtherPage } from './area.ts';
import type { AreaParts } from './views/area-parts/AreaPartsContext.ts';

const areas: readonly BrowserArea[] = browserAreas;

/** Entries of a part of every area. */
const entriesOf = <Part>(part: (area: BrowserArea) => Readonly<Record<string, Part>> | undefined) =>
  areas.flatMap((area) => Object.entries(part(area) ?? {}));

/** Parts of views that the areas bring along. */
export const areaParts: AreaParts = {
  views: new Map(Object.entries(resources)),
  icons: new Map(entriesOf(({ icons }) => icons)),
  recordPages: new Map(
    entriesOf(({ recordPages }) => recordPages).map(([name, load]) => [
      name,
      lazy(async () => ({ default: await load() })),
    ]),
  ),
  addedTo: new Map(entriesOf(({ addedTo }) => addedTo)),
  counted: new Map(entriesOf(({ counted }) => counted)),
};

/** Pages of screens that are `built: 'page'`, by the screen. */
export const ownPages: ReadonlyMap<string, LoadPage> = new Map(entriesOf<LoadPage>(({ pages }) => pages));

/** Pages with addresses of their own that are no screens. */
export const otherPages: readonly OtherPage[] = areas.flatMap((area) => area.otherPages ?? []);
