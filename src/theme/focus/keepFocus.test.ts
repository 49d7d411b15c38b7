import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isFocusFree } from './freeFocus.ts';
import { keepFocus } from './keepFocus.ts';

let stop = () => {};
const page = (html: string) => {
  document.body.innerHTML = html;
  stop = keepFocus();
};
const get = (id: string) => document.querySelector<HTMLElement>(`#${id}`) as HTMLElement;
const focused = () => document.activeElement?.id ?? '';

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => stop());

it('follows what moves, by its name', async () => {
  page(
    '<main><h1 id="top">Board</h1><ul><li><button id="one" aria-label="Move Ada">·</button></li><li><a id="next" href="#x">Bo</a></li></ul><ol></ol></main>',
  );
  get('one').focus();
  get('one').parentElement?.remove();
  document
    .querySelector('ol')
    ?.insertAdjacentHTML('beforeend', '<li><button id="moved" aria-label="Move Ada">·</button></li>');
  await vi.waitFor(() => expect(focused()).toBe('moved'));
});

it('goes to the next row, to the one before the last, and to the heading of an emptied part', async () => {
  const row = (id: string) => `<li><a href="#x">${id}</a><button id="${id}" class="do">Complete</button></li>`;
  page(
    `<main><h1>Tasks</h1><section><h2 id="part">Late</h2><ul>${row('a')}${row('b')}${row('c')}</ul></section></main>`,
  );
  get('b').focus();
  get('b').parentElement?.remove();
  await vi.waitFor(() => expect(focused()).toBe('c'));
  get('c').parentElement?.remove();
  await vi.waitFor(() => expect(focused()).toBe('a'));
  get('a').parentElement?.remove();
  await vi.waitFor(() => expect(focused()).toBe('part'));
});

it('gives the focus back to the page after a layer, and to its heading if all is gone', async () => {
  page(
    '<div id="root"><a href="/">Home</a><main><h1 id="top">Talent</h1><div><button id="add">Add</button></div></main></div>',
  );
  get('add').focus();
  get('root').insertAdjacentHTML('beforeend', '<div><div role="alert"><button id="undo">Undo</button></div></div>');
  get('undo').focus();
  get('undo').parentElement?.remove();
  await vi.waitFor(() => expect(focused()).toBe('add'));
  get('add').parentElement?.remove();
  await vi.waitFor(() => expect(focused()).toBe('top'));
});

it('lets whoever knows a better place take the focus to it, until somebody moves it', async () => {
  page(
    '<main><h1 id="top">Talents</h1><p><button id="clear">Clear</button><button id="filter">Filter</button></p></main>',
  );
  get('clear').focus();
  expect(isFocusFree()).toBe(false);
  get('clear').remove();
  await vi.waitFor(() => expect(focused()).toBe('filter'));
  expect(isFocusFree()).toBe(true);
  get('top').tabIndex = -1;
  get('top').focus();
  get('filter').focus();
  expect(isFocusFree()).toBe(false);
});

it('leaves the focus where somebody left it on purpose', async () => {
  page('<main><h1 id="top">Talent</h1><div><button id="add">Add</button><p id="text">Words</p></div></main>');
  get('add').focus();
  get('add').blur();
  get('text').remove();
  await new Promise((done) => setTimeout(done));
  expect(focused()).toBe('');
  get('add').focus();
  window.dispatchEvent(new Event('pointerdown'));
  get('add').blur();
  await new Promise((done) => setTimeout(done));
  get('add').remove();
  await new Promise((done) => setTimeout(done));
  expect(focused()).toBe('');
});
