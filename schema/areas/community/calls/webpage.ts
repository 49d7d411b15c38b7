import { Type } from 'typebox';
import { closed, defineCalls, oneOf, uuid, version } from '../../../language/call.ts';
import { valuesLimit } from '../../../rules/limits.ts';
import { pieceModuleNames } from '../modules.ts';
import { publicKeyPattern } from '../../../rules/public-keys/publicKeys.ts';

const ids = Type.Array(uuid, { minItems: 1, maxItems: valuesLimit, uniqueItems: true });

/** Content on the web pages of talents: what is on them, and what people without an account read of them (CM 4, CM 7). */
export const webpageCalls = defineCalls('webpage', {
  publish: {
    route: 'POST /cms/v1/talent-cms/{module}/publish-to-talent-webpage',
    access: { entity: 'news', action: 'update' },
    summary: 'put items on the web pages of their talents, or take them off',
    params: { module: oneOf(pieceModuleNames) },
    body: closed({ ids, publish: Type.Optional(Type.Boolean({ description: 'True by default' })) }),
    answer: Type.Object({
      done: Type.Array(Type.Object({ id: uuid, version })),
      refused: Type.Array(Type.Object({ id: uuid, code: Type.Integer(), key: Type.String(), message: Type.String() })),
    }),
  },
  content: {
    route: 'GET /cms/v1/public/talents/{slug}/content',
    access: 'public',
    summary: 'the content of a talent’s web page, the latest first, as JSON Feed or RSS',
    description: 'Answers 404 unless the agency has made its web pages public.',
    params: { slug: Type.String({ pattern: publicKeyPattern, examples: ['0'.repeat(64)] }) },
    query: closed({ format: Type.Optional(oneOf(['json', 'rss'])) }),
    answer: { file: 'application/feed+json' },
    isReading: true,
  },
});
