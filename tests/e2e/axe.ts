import { createHash } from 'node:crypto';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { preparedHome } from '../support/serving/prepared.ts';
import { colourKinds } from './colourKinds.ts';
import { structureOfPage } from './structure.ts';

/** Rules that axe checks with each call, or for colours alone: those take as long as all the rest. */
const structure = { rules: { 'color-contrast': { enabled: false } } };
const colours = { runOnly: ['color-contrast'] };

/**
 * Expects no accessibility violations on the page; its colours are checked by `expectContrast`. A page built like one that
 * a journey of this run has had checked, by whatever worker, is not checked again: that takes a second of its CPU.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectStill(page);
  expect(await page.evaluate(untranslated), 'keys that have no words').toEqual([]);
  const checked = join(await preparedHome(), 'accessible');
  const sum = createHash('sha256').update(await page.evaluate(structureOfPage));
  const mark = join(checked, sum.digest('hex'));
  if (await stat(mark).catch(() => null)) return;
  await expectNoViolation(page, structure);
  await mkdir(checked, { recursive: true });
  await writeFile(mark, page.url());
}

/** Expects enough contrast of every text on the page, in both themes. */
export async function expectContrast(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    await expectStill(page);
    await expectNoViolation(page, colours, colourKinds);
  }
}

/** Returns the keys that stand on the page in place of their words, to be run in it. */
function untranslated(): string[] {
  return document.body.innerText.match(/\b(?:app|resources|rules|screens|ra)(?:\.[a-z]\w*){2,}/g) ?? [];
}

/** Waits until the page stands and its movements are over. */
async function expectStill(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  // A page is judged once movements are over; those of what has just opened begin with one of its next frames.
  await page.evaluate(async () => {
    const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
    for (let still = 0; still < 4; still = isMoving() ? 0 : still + 1) await new Promise(requestAnimationFrame);
  });
}

/** @param choose runs in the page and returns the elements to judge; the whole document by default */
async function expectNoViolation(page: Page, options: axe.RunOptions, choose?: () => Element[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const chosen = await page.evaluateHandle(choose ?? (() => null));
  const violations = await page.evaluate(
    async ([elements, asked]) => {
      const { axe: judge } = window as unknown as { axe: typeof axe };
      const found = await judge.run(elements === null ? document : { include: elements }, asked);
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [chosen, { ...options, resultTypes: ['violations'] }] as [typeof chosen, axe.RunOptions],
  );
  await chosen.dispose();
  expect(violations).toEqual([]);
}
