// npm run new-entity NAME [field:kind ...] [-- --area AREA]: everything a further entity needs, ready to be edited.
//   npm run new-entity sponsor displayName:text email:email stage:choice:OPEN,SIGNED client:ref:partner
import { spawnSync } from 'node:child_process';
import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { load } from './load.mjs';
import { kinds, readField } from './new-entity/kinds.mjs';
import { declaration, resource } from './new-entity/templates.mjs';
import { spaced, writeWords } from './new-entity/words.mjs';
import { root } from './run.mjs';

const { values, positionals } = parseArgs({
  options: { area: { type: 'string', default: 'people' } },
  allowPositionals: true,
});
const { area } = values;
const [name = '', ...given] = positionals;
const areas = await readdir(`${root}/schema/areas`);

function fail(reason) {
  const known = Object.entries(kinds).map(([kind, { example }]) => (example ? `${kind}:${example}` : kind));
  console.error(
    `${reason}\nusage: npm run new-entity NAME [field:kind ...] [-- --area AREA], kinds: ${known.join(' ')}`,
  );
  process.exit(1);
}

/** Returns what most of the values are. */
function usual(all, fallback) {
  const count = (one) => all.filter((other) => other === one).length;
  return all.toSorted((one, other) => count(other) - count(one))[0] ?? fallback;
}

/** Returns the group of the menu and the resource that most entities of the area have. */
async function placeIn(outlines) {
  const own = outlines.filter((one) => one.area === area);
  const isInMenu = ({ group }) => group !== 'none';
  return {
    group: usual(
      own.filter(isInMenu).map(({ group }) => group),
      'work',
    ),
    access: usual(
      own
        .filter(isInMenu)
        .map((one) => one.access)
        .filter((one) => typeof one === 'string'),
      'PARTNER',
    ),
  };
}

if (!areas.includes(area)) fail(`'${area}' is no area; there are ${areas.join(', ')}`);
if (!/^[a-z][A-Za-z0-9]*$/.test(name)) fail(`'${name}' is not a name in camel case, singular`);
const { outlines } = await load('schema/outlines.ts');
const taken = outlines.find((one) => one.name === name || one.plural === `${name}s`);
if (taken) fail(`'${name}' is taken: the area ${taken.area} has ${taken.name}`);

const fields = [];
try {
  fields.push(...(given.length > 0 ? given : ['displayName:text']).map(readField));
} catch (error) {
  fail(error.message);
}
if (fields[0].kind !== 'text') fail('the first field names the record: it must be a text');

const files = {
  [`schema/areas/${area}/entities/${name}.ts`]: declaration(name, fields, await placeIn(outlines)),
  [`src/resources/${area}/${name}.tsx`]: resource(name),
};
for (const file of Object.keys(files)) {
  const isThere = await access(`${root}/${file}`).then(
    () => true,
    () => false,
  );
  if (isThere) fail(`${file} is there already`);
}
for (const [file, text] of Object.entries(files)) {
  await mkdir(path.dirname(`${root}/${file}`), { recursive: true });
  await writeFile(`${root}/${file}`, text);
}
const languages = await readdir(`${root}/src/i18n/locales`);
for (const language of languages)
  await writeWords(`${root}/src/i18n/locales/${language}/${area}/${name}.json`, name, fields);

console.log(`made ${Object.keys(files).join(' and ')}, and its words: src/i18n/locales/*/${area}/${name}.json`);
const made = spawnSync(process.execPath, [`${root}/scripts/generate.mjs`, '--name', name], {
  stdio: 'inherit',
  cwd: root,
});
if (made.status !== 0) process.exit(made.status ?? 1);
console.log(`\nNext: edit schema/areas/${area}/entities/${name}.ts, write the words for ${spaced(name)} in each language and run
npm run check -- ${name}.
After a change of the declaration, before the migration is committed: delete it, take snapshot.json back
(git checkout server/database/migrations/snapshot.json) and run npm run generate -- --name ${name}.`);
