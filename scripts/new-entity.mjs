// npm run new-entity NAME [field:kind ...] [-- --area AREA]: everything a further entity needs, ready to be edited.
//   npm run new-entity sponsor displayName:text email:email phoneNumber:phone since:date
import { spawnSync } from 'node:child_process';
import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { declaration, kinds, resource } from './new-entity/templates.mjs';
import { addWords, spaced } from './new-entity/words.mjs';
import { root } from './run.mjs';

const { values, positionals } = parseArgs({
  options: { area: { type: 'string', default: 'people' } },
  allowPositionals: true,
});
const { area } = values;
const [name = '', ...given] = positionals;
const areas = await readdir(`${root}/schema/areas`);

function fail(reason) {
  console.error(`${reason}\nusage: npm run new-entity NAME [field:kind ...] [--area AREA], kinds: ${kinds.join(', ')}`);
  process.exit(1);
}

if (!areas.includes(area)) fail(`'${area}' is no area; there are ${areas.join(', ')}`);

const fields = (given.length > 0 ? given : ['displayName:text']).map((text) => {
  const [field = '', kind = 'text'] = text.split(':');
  if (!/^[a-z][A-Za-z0-9]*$/.test(field)) fail(`'${field}' is not a field's name in camel case`);
  if (!kinds.includes(kind)) fail(`'${kind}' is no kind that can be made this way`);
  return { field, kind };
});
if (!/^[a-z][A-Za-z0-9]*$/.test(name)) fail(`'${name}' is not a name in camel case, singular`);
if (fields[0]?.kind !== 'text') fail('the first field names the record: it must be a text');

const files = {
  [`schema/areas/${area}/entities/${name}.ts`]: declaration(name, fields),
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
for (const language of ['en', 'fr'])
  await addWords(`${root}/src/i18n/locales/${language}/resources.json`, name, fields);

console.log(`made ${Object.keys(files).join(' and ')}, and words in each catalog`);
const made = spawnSync(process.execPath, [`${root}/scripts/generate.mjs`, '--name', name], {
  stdio: 'inherit',
  cwd: root,
});
if (made.status !== 0) process.exit(made.status ?? 1);
console.log(`\nNext: edit schema/areas/${area}/entities/${name}.ts, put the words for ${spaced(name)} into the French catalog and run npm run check.
After a change of the declaration, before the migration is committed: delete it, take snapshot.json back
(git checkout server/database/migrations/snapshot.json) and run npm run generate -- --name ${name}.`);
