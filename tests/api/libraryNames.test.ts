import { afterAll, beforeAll, expect, it } from 'vitest';
import { libraryKeyOf } from '../../schema/areas/files/library.ts';
import { fileAddress } from '../../schema/media.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openShareStage, type ShareStage } from '../support/shareStage.ts';

/** Names under which files of the library leave it. */
let stage: ShareStage;
beforeAll(async () => {
  stage = await openShareStage(['agency', 'viewAll']);
});
afterAll(() => stage.close());

it('a renamed file is downloaded under its present name', async () => {
  const id = await stage.picture('IMG_0001.png');
  const list = await stage.as('agency', 'POST', '/media/v1/library/list', { keyword: 'IMG_0001' });
  const media = list.data.data[0].media.id;
  const named = async (who: PrincipalName) => {
    const answer = await stage.test.app.inject({
      method: 'GET',
      url: `${fileAddress(media, 'origin')}?download=1`,
      headers: { authorization: `Bearer ${stage.house.of(who).token}` },
    });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    return answer.headers['content-disposition'];
  };
  expect(await named('agency')).toBe('attachment; filename=IMG_0001.png');
  const renamed = await stage.as('agency', 'PUT', '/media/v1/library', {
    key: libraryKeyOf(id),
    name: 'Ida Berg portrait',
  });
  expect(renamed.data.name, renamed.text).toBe('Ida Berg portrait.png');
  for (const who of ['agency', 'viewAll'] as const)
    expect(await named(who)).toBe('attachment; filename="Ida Berg portrait.png"');
});
