import { outlines } from '../../schema/outlines.ts';

type Words = Readonly<Record<string, unknown>>;

/** A variant's words, completed by those of the entity whose fields and sections it shares. */
function completedBy(root: Words | undefined, own: Words | undefined): Words {
  return { ...root, ...own, sections: { ...(root?.['sections'] as Words), ...(own?.['sections'] as Words) } };
}

const variants = outlines.filter(({ name, root }) => name !== root);

/** Returns the words of entities, those of variants completed (scout by talent) where the words of either are among them. */
export function withVariants(resources: Readonly<Record<string, Words>>): Record<string, Words> {
  const completed = variants
    .filter(({ name, root }) => resources[name] !== undefined || resources[root] !== undefined)
    .map(({ name, root }) => [name, completedBy(resources[root], resources[name])]);
  return { ...resources, ...Object.fromEntries(completed) } as Record<string, Words>;
}
