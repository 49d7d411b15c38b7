import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { registry } from '../../schema/index.ts';
import { offers } from '../../schema/language/operations.ts';
import { isDialog } from '../../schema/language/tabs.ts';
import { matchScreen, screens } from '../../schema/routes.ts';
import { encodeFolder } from '../../schema/routes/folder.ts';
import { fillPattern } from '../../schema/routes/pattern.ts';
import type { Screen } from '../../schema/routes/screen.ts';
import { requestFor } from '../../schema/derive/requests.ts';
import { preparedHome } from '../support/serving/prepared.ts';
import { asApi } from './asApi.ts';
import { expect, expectAccessible, expectTitle, signIn, test } from './product.ts';

// The largest part has some twenty-five addresses: a busy machine takes its time for them.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

type IdOf = (entity: string) => Promise<string>;

/** Returns the page that a screen is: what stands below several owners is walked below the first of them. */
const pageOf = ({ name, area, owner }: Screen) => (owner === undefined ? name : name.replace(`${area}.`, ''));

const all = screens.filter((screen) => screen.built !== 'comingSoon');
const built = all.filter(
  (screen, index) => screen.entity === screen.owner || all.findIndex((one) => pageOf(one) === pageOf(screen)) === index,
);
/** Posts and polls are half of the community: the whole of it takes almost the time of a test. */
const isVoice = ({ pattern }: Screen) => /^\/cms\/(?:snippets|fanroom)(?:\/|$)/.test(pattern);
/** Returns what one walk goes through: an area, a half of one, or what is listed under the records of one. */
function partOf(screen: Screen): string {
  const { area, entity, owner } = screen;
  if (owner && owner !== entity) return `work under ${area}`;
  return isVoice(screen) ? `posts and polls of ${area}` : area;
}
const parts = [...new Set(built.map(partOf))];

/** Finds a record of an entity: the first that its list has. */
async function finder(request: APIRequestContext): Promise<IdOf> {
  const call = await asApi(request, 'agency@harbour.test');
  const known = new Map<string, string>();
  return async (name) => {
    const { method, path, body } = requestFor(registry.get(name), 'list');
    const found = () =>
      call<{ data: { id: string }[] }>(method as 'GET' | 'POST', path, method === 'GET' ? undefined : (body ?? {}));
    const id = known.get(name) ?? (await found()).data.data[0]?.id;
    if (id === undefined) throw new Error(`the demo has no ${name}`);
    known.set(name, id);
    return id;
  };
}

/** Returns the values that a screen allows for a parameter, a tab for instance; undefined for an id or a code. */
function allowedOf(screen: Screen, name: string): readonly string[] | undefined {
  const allowed = screen.allowed[name as never] as unknown;
  return Array.isArray(allowed) ? (allowed as string[]) : undefined;
}

/**
 * The values with which a parameter is walked, by screen and parameter: the first of each screen, and those that no screen
 * before has that is built alike. The tabs of a scout are drawn by the same parts as those of a talent.
 */
function valuesToWalk(): ReadonlyMap<Screen, ReadonlyMap<string, readonly string[]>> {
  const known = new Set<string>();
  const isNew = (key: string) => !known.has(key) && Boolean(known.add(key));
  return new Map(
    built.map((screen) => {
      const names = [...screen.pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const chosen = names.flatMap((name) => {
        const kind = `${screen.built} ${name} ${screen.edit ? 'edit' : ''}`;
        const values = allowedOf(screen, name)?.filter((value, index) => isNew(`${kind} ${value}`) || index === 0);
        return values ? [[name, values] as const] : [];
      });
      return [screen, new Map(chosen)] as const;
    }),
  );
}
const walked = valuesToWalk();

/** Fills one parameter of each of the addresses with the values that are walked. */
async function fillOne(filled: readonly Record<string, string>[], name: string, screen: Screen, idOf: IdOf) {
  const allowed = screen.allowed[name as never] as unknown;
  const ofRecord = allowed === 'code' ? undefined : screen.record === name ? screen.entity : screen.owner;
  const values = walked.get(screen)?.get(name) ?? [ofRecord ? await idOf(ofRecord) : 'no-such-code'];
  return filled.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
}

/** Makes a folder in the library that a screen shows the folders of, unless it is there, and returns its address. */
async function folderAddress(request: APIRequestContext, { owner, pattern }: Screen, idOf: IdOf): Promise<string> {
  const name = 'Visited';
  const call = await asApi(request, 'agency@harbour.test');
  const id = owner && (await idOf(owner));
  const tree = owner ? `/${owner === 'scout' ? 'talent' : owner}/${id}` : '';
  await call('POST', `/media/v1/library${tree}`, { name });
  const home = pattern.replace(/(\/library)\/.*$/, '$1').replace(':id', id ?? '');
  return `${home}/${encodeFolder([name])}`;
}

/** The addresses of a screen, one for each of its tabs; a list whose records are dialogs also with an empty one open. */
async function addressesOf(request: APIRequestContext, screen: Screen, idOf: IdOf): Promise<string[]> {
  if (screen.pattern.endsWith('/*')) return [await folderAddress(request, screen, idOf)];
  let filled: readonly Record<string, string>[] = [{}];
  for (const [, name = ''] of screen.pattern.matchAll(/:(\w+)/g)) filled = await fillOne(filled, name, screen, idOf);
  const addresses = filled
    .map((one) => fillPattern(screen.pattern, one, screen.allowed))
    .filter((one) => matchScreen(one) !== null);
  const entity = screen.built === 'list' ? registry.get(screen.entity ?? '') : null;
  const hasForm = entity !== null && isDialog(entity) && offers(entity, 'create');
  return hasForm ? addresses.flatMap((one) => [one, `${one}?id=new`]) : addresses;
}

/** Goes to an address as the product's own links do. Loading the whole product again takes a second of the CPU. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // The router counts its entries, to know which way a step goes.
    const { idx } = window.history.state as { readonly idx: number };
    window.history.pushState({ usr: null, key: 'followed', idx: idx + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, address);
}

/**
 * Opens an address and returns its title, once all of it is there and accessible. By way of an address that is none, so
 * that nothing of the page before is taken for this one.
 */
async function visit(page: Page, address: string, isPublic: boolean): Promise<string> {
  const nowhere = /Nowhere · Greenroom$/;
  if (isPublic || !page.url().startsWith('http')) await page.goto(address, { waitUntil: 'commit' });
  else {
    // Nothing of the next page is under the pointer, which would open its tooltip.
    await page.mouse.move(0, 0);
    await follow(page, '/nowhere');
    await expect(page).toHaveTitle(nowhere);
    await follow(page, address);
    await expect(page).not.toHaveTitle(nowhere);
  }
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  if (address.endsWith('?id=new')) await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  const heading = (await page.locator('h1').textContent()) ?? '';
  // The heading of a public page says what has come of it: that a link is good no longer.
  if (isPublic) await expect(page).toHaveTitle(/^.+ · Greenroom$/);
  else await expectTitle(page, `${heading} · Greenroom`);
  expect(await page.title(), 'the title is in words').not.toMatch(/^(?:screens|resources|app)\.\w/);
  return heading;
}

/** Is this the first that any walk of the run meets of its kind? */
async function isFirst(kind: string): Promise<boolean> {
  const met = join(await preparedHome(), 'opened');
  await mkdir(met, { recursive: true });
  const file = join(met, createHash('sha256').update(kind).digest('hex'));
  return writeFile(file, kind, { flag: 'wx' }).then(
    () => true,
    () => false,
  );
}

/**
 * Opens each menu and dialog that the page has a button for; of several for the like (a menu a row) one, and what pages of
 * one kind have in common on the first of them alone.
 */
async function openAll(page: Page, kind: string): Promise<void> {
  // Buttons behind an open dialog are out of reach.
  const buttons = page.locator('#root:not([aria-hidden]) main button[aria-haspopup]:enabled:visible');
  const names = await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
  for (const [index, name] of names.entries()) {
    if (!(await isFirst(`${kind} ${name.split(' for ')[0]}`))) continue;
    await buttons.nth(index).click();
    const popup = page.locator('[role=dialog], [role=menu], [role=listbox]').last();
    await expect(popup, name).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(popup, name).toBeHidden();
  }
}

for (const part of parts) {
  test(`every screen of ${part} says what it is, and is accessible with all that it opens`, async ({ page, quiet }) => {
    const idOf = await finder(page.request);
    // Pages of those who are not signed in are visited by somebody who is not, with a link that leads nowhere.
    const isPublic = part === 'auth';
    if (isPublic) {
      await page.context().clearCookies();
      quiet.allow(/40\d/);
    } else await signIn(page, 'agency@harbour.test', '/talent');
    // All at once: a token does not live as long as a walk.
    const walk: [Screen, string[]][] = [];
    for (const screen of built)
      if (partOf(screen) === part) walk.push([screen, await addressesOf(page.request, screen, idOf)]);
    for (const [screen, addresses] of walk) {
      const titles = new Map<string, string>();
      for (const address of addresses) {
        await test.step(address, async () => {
          const title = await visit(page, address, isPublic);
          if (!address.includes('?')) expect(titles.get(title), `the title of ${address}`).toBeUndefined();
          titles.set(title, address);
          // The address of a form that a tab does not have shows the tab.
          const forms = page.getByRole('form', { name: /^Edit / });
          if (screen.edit) expect(title.endsWith(' · Edit')).toBe((await forms.count()) > 0);
          await openAll(page, screen.entity ? `${screen.built} ${screen.edit ? 'edit' : ''}` : screen.name);
        });
      }
    }
  });
}
