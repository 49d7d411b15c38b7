import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { seedAgency } from '../../server/areas/operators/agencies/agencySeeds.ts';
import { seedMissingStatuses } from '../../server/areas/operators/agencies/missingStatuses.ts';
import { seedWordsFor } from '../../server/areas/operators/agencies/seedWords.ts';
import { openAgencyServer, type AgencyServer } from '../support/agency.ts';

/** The statuses and small lists of an agency, and what hangs on them (AB 3, AB 7). */
let server: AgencyServer;

interface Row {
  readonly id: string;
  readonly [key: string]: unknown;
}

interface Envelope {
  readonly responseData: Row & { readonly data: readonly Row[] };
  readonly error?: { readonly code: number; readonly key: string };
  readonly errorDetails?: readonly { readonly field: string; readonly key: string }[];
}

async function ask(method: string, url: string, body?: unknown): Promise<Envelope & { readonly status: number }> {
  const answer = await server.call(method, url, body);
  return { status: answer.statusCode, ...answer.json<Envelope>() };
}

/** A fresh agency's categories and statuses of contracts, by code and name. */
async function contractLists() {
  const { responseData: categories } = (await server.call('GET', '/client/v1/status-category?type=CONTRACT')).json<{
    responseData: readonly Row[];
  }>();
  const statuses = await ask('GET', '/client/v1/status?type=CONTRACT&pageSize=100');
  return {
    category: new Map(categories.map((one) => [String(one['code']), one.id])),
    status: new Map(statuses.responseData.data.map((one) => [String(one['statusName']), one.id])),
  };
}

async function pickable(): Promise<readonly unknown[]> {
  const { responseData } = await ask('GET', '/client/v1/contracts/form-option?field=status');
  return responseData.data.map((one) => one['displayName']);
}

beforeAll(async () => {
  server = await openAgencyServer();
  await seedAgency(server.app.engine, systemActor(server.agencyId));
});
afterAll(() => server.close());

describe('a status', () => {
  it('stands in a category of its own type alone', async () => {
    const { category } = await contractLists();
    const given = { statusName: 'Astray', type: 'TASK', categoryId: category.get('DRAFT') };
    const refused = await ask('POST', '/client/v1/status', given);
    expect([refused.status, refused.errorDetails]).toMatchObject([400, [{ field: 'categoryId', key: 'reference' }]]);
  });

  it('is told with its colour by its category', async () => {
    const { category, status } = await contractLists();
    const path = '/client/v1/status-category?type=CONTRACT&isIncludeStatus=true';
    const { responseData } = (await server.call('GET', path)).json<{ responseData: readonly Row[] }>();
    const one = await ask('GET', `/client/v1/status/${status.get('Draft')}`);
    expect(responseData.find(({ id }) => id === category.get('DRAFT'))).toMatchObject({
      statusIds: [status.get('Draft')],
      statuses: [
        { displayName: 'Draft', statusName: 'Draft', color: one.responseData['color'], categoryCode: 'DRAFT' },
      ],
    });
  });

  it('has a name of its own within its type', async () => {
    const { category } = await contractLists();
    const given = { statusName: ' dRAFT ', type: 'CONTRACT', categoryId: category.get('ACTIVE') };
    const refused = await ask('POST', '/client/v1/status', given);
    expect([refused.status, refused.errorDetails]).toMatchObject([
      400,
      [{ field: 'statusName', key: 'statusNameTaken' }],
    ]);
  });

  it('keeps its type', async () => {
    const { status } = await contractLists();
    const refused = await ask('PUT', '/client/v1/status', { id: status.get('Active'), type: 'TASK' });
    expect([refused.status, refused.errorDetails]).toMatchObject([400, [{ field: 'type', key: 'readOnlyField' }]]);
  });

  it('stays while records have it, with how many of which', async () => {
    const { category, status } = await contractLists();
    const other = { statusName: 'On hold', type: 'CONTRACT', categoryId: category.get('ACTIVE') };
    const { responseData: spare } = await ask('POST', '/client/v1/status', other);
    const made = await ask('POST', '/client/v1/contracts', { summary: 'Tour', statusId: status.get('Active') });
    const refused = await ask('DELETE', `/client/v1/status/${status.get('Active')}`);
    expect([refused.status, refused.error?.code, refused.error?.key]).toEqual([400, 1010, 'relatedData']);
    expect(refused.responseData).toEqual({
      related: [{ entity: 'contract', field: 'status', total: 1 }],
      others: 0,
    });
    await server.call('DELETE', `/client/v1/contracts/${made.responseData.id}`);
    expect((await ask('DELETE', `/client/v1/status/${status.get('Active')}`)).status).toBe(200);
    expect((await ask('POST', `/client/v1/status/${status.get('Active')}/restore`, {})).status).toBe(200);
    expect((await ask('DELETE', `/client/v1/status/${spare.id}`)).status).toBe(200);
  });
});

describe('an entry of a small list', () => {
  it('has a name of its own within its list, whatever its letter case', async () => {
    const given = { displayName: 'Zz sport', type: 'SPORT' };
    expect((await ask('POST', '/client/v1/catalogues', given)).status).toBe(200);
    const refused = await ask('POST', '/client/v1/catalogues', { ...given, displayName: 'ZZ SPORT ' });
    expect([refused.status, refused.errorDetails]).toMatchObject([
      400,
      [{ field: 'displayName', key: 'entryNameTaken' }],
    ]);
    expect((await ask('POST', '/client/v1/catalogues', { ...given, type: 'TEAM' })).status).toBe(200);
  });

  it('keeps its list, and stays while partners have it', async () => {
    const entry = await ask('POST', '/client/v1/catalogues', { displayName: 'Circus', type: 'INDUSTRY' });
    const { id } = entry.responseData;
    await ask('POST', '/client/v1/clients', { displayName: 'Big Top', industryCategoryId: id });
    const moved = await ask('PUT', `/client/v1/catalogues/${id}`, { type: 'SPORT' });
    expect([moved.status, moved.errorDetails]).toMatchObject([400, [{ field: 'type', key: 'readOnlyField' }]]);
    const refused = await ask('DELETE', `/client/v1/catalogues/${id}`);
    expect([refused.error?.code, refused.responseData]).toEqual([
      1010,
      { related: [{ entity: 'partner', field: 'industryCategory', total: 1 }], others: 0 },
    ]);
  });
});

describe('the status of a contract', () => {
  it('follows the steps of contracts, by their routes and by a plain write alike', async () => {
    const { status } = await contractLists();
    const { responseData: made } = await ask('POST', '/client/v1/contracts', { summary: 'Season' });
    const write = (name: string) => ask('PUT', `/client/v1/contracts/${made.id}`, { statusId: status.get(name) });
    const refused = await write('Completed');
    expect([refused.status, refused.errorDetails]).toMatchObject([
      400,
      [{ field: 'statusId', key: 'transitionRefused', params: { from: 'Draft' } }],
    ]);
    expect((await write('Active')).status).toBe(200);
    const completed = await ask('POST', `/client/v1/contracts/${made.id}/complete`);
    expect(completed.responseData).toMatchObject({
      status: { displayName: 'Completed' },
      permissions: { steps: ['reopen'] },
    });
    expect((await ask('POST', `/client/v1/contracts/${made.id}/cancel`)).error?.key).toBe('transitionRefused');
    expect((await write('Active')).status).toBe(200);
    await server.call('DELETE', `/client/v1/contracts/${made.id}`);
  });

  it('may be any where a contract is entered', async () => {
    const { status } = await contractLists();
    for (const name of ['Draft', 'Active', 'Completed', 'Cancelled']) {
      const made = await ask('POST', '/client/v1/contracts', { summary: 'Of old', statusId: status.get(name) });
      expect(made.responseData['status']).toMatchObject({ displayName: name });
      await server.call('DELETE', `/client/v1/contracts/${made.responseData.id}`);
    }
  });
});

describe('new contracts', () => {
  it('start in the first category that is not hidden, which keeps a status', async () => {
    const { category, status } = await contractLists();
    const start = async () => {
      const { responseData } = await ask('POST', '/client/v1/contracts', { summary: 'New' });
      await server.call('DELETE', `/client/v1/contracts/${responseData.id}`);
      return (responseData['status'] as Row)['displayName'];
    };
    expect(await start()).toBe('Draft');
    const needed = { code: 1010, key: 'firstStatusNeeded' };
    expect((await ask('DELETE', `/client/v1/status/${status.get('Draft')}`)).error).toMatchObject(needed);
    const moved = { id: status.get('Draft'), categoryId: category.get('ACTIVE') };
    expect((await ask('PUT', '/client/v1/status', moved)).error).toMatchObject(needed);

    const hide = (code: string, isHidden: boolean) =>
      ask('PUT', '/client/v1/status-category', { id: category.get(code), isHidden });
    expect((await hide('DRAFT', true)).status).toBe(200);
    expect(await start()).toBe('Active');
    expect((await hide('ACTIVE', true)).status).toBe(200);
    expect((await hide('COMPLETED', true)).status).toBe(200);
    expect((await hide('CANCELLED', true)).error).toMatchObject(needed);
    expect(await pickable()).toEqual(['Cancelled']);
    for (const code of ['DRAFT', 'ACTIVE', 'COMPLETED']) expect((await hide(code, false)).status).toBe(200);
  });

  it('are not started where the first status is taken away by two at once', async () => {
    const { category, status } = await contractLists();
    const second = await ask('POST', '/client/v1/status', {
      statusName: 'Outline',
      type: 'CONTRACT',
      categoryId: category.get('DRAFT'),
    });
    const ids = [String(status.get('Draft')), second.responseData.id];
    const answers = await Promise.all(ids.map((id) => ask('DELETE', `/client/v1/status/${id}`)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400]);
    const gone = ids[answers.findIndex((answer) => answer.status === 200)];
    await ask('POST', `/client/v1/status/${gone}/restore`, {});
  });

  it('ask for a status where an agency has none to start with', async () => {
    const { token } = await server.addAgency('Bare');
    const refused = await server.call('POST', '/client/v1/contracts', { summary: 'New' }, token);
    expect([refused.statusCode, refused.json<Envelope>().errorDetails]).toMatchObject([
      400,
      [{ field: 'statusId', key: 'required' }],
    ]);
  });
});

describe('what pickers offer', () => {
  it('are statuses in the order of the agency, without those of hidden categories; the own value still shows', async () => {
    const { category, status } = await contractLists();
    expect(await pickable()).toEqual(['Draft', 'Outline', 'Active', 'Completed', 'Cancelled']);
    await ask('PUT', `/client/v1/status/${status.get('Draft')}/reorder`, { previousId: status.get('Outline') });
    await ask('PUT', '/client/v1/status-category', { id: category.get('COMPLETED'), isHidden: true });
    expect(await pickable()).toEqual(['Outline', 'Draft', 'Active', 'Cancelled']);
    const own = await ask('GET', `/client/v1/contracts/form-option?field=status&ids=${status.get('Completed')}`);
    expect(own.responseData.data).toMatchObject([{ displayName: 'Completed' }]);
    const filters = await ask('GET', '/client/v1/contracts/form-option-list');
    expect(JSON.stringify(filters.responseData['statusIds'])).toContain('Completed');
  });

  it('are entries of a small list by their position', async () => {
    for (const [displayName, position] of [
      ['Alpha', 3],
      ['Beta', 1],
      ['Gamma', 2],
    ])
      await ask('POST', '/client/v1/catalogues', { displayName, type: 'LEAGUE', position });
    const { responseData } = await ask('GET', '/client/v1/talents/form-option?field=league');
    expect(responseData.data.map((one) => one['displayName'])).toEqual(['Beta', 'Gamma', 'Alpha']);
  });
});

describe('a type of statuses that a release brings', () => {
  const lists = async (agencyId: string) => {
    const { rows } = await server.pools.query<{ code: string; name: string; status: string; color: string }>(agencyId, {
      text: `select c.code, c.display_name as name, s.status_name as status, s.color
        from status_categories c join statuses s on s.agency_id = c.agency_id and s.category_id = c.id
        where c.agency_id = $1 and c.type = 'CONTRACT' order by c.position`,
      values: [agencyId],
    });
    return rows;
  };
  const seedMissing = (agencyId: string) => seedMissingStatuses(server.app.engine, agencyId);

  it('is given once to each agency that lacks it, in its language, as to a new one', async () => {
    const { agencyId } = await server.addAgency('Sans contrats');
    await server.pools.owner.query('update agency set locale = $2 where id = $1', [agencyId, 'fr-FR']);
    await seedAgency(server.app.engine, systemActor(agencyId), undefined, seedWordsFor('fr-FR'));
    const whole = await lists(agencyId);
    expect(whole[0]).toEqual({ code: 'DRAFT', name: 'Brouillon', status: 'Brouillon', color: '#2f5d8a' });
    await server.pools.query(agencyId, {
      text: "delete from statuses where agency_id = $1 and type = 'CONTRACT'",
      values: [agencyId],
    });
    await server.pools.query(agencyId, {
      text: "delete from status_categories where agency_id = $1 and type = 'CONTRACT'",
      values: [agencyId],
    });
    const added = await Promise.all([seedMissing(agencyId), seedMissing(agencyId)]);
    expect(added.toSorted()).toEqual([0, 1]);
    expect(await lists(agencyId)).toEqual(whole);
  });

  it('is not given to an agency that is not begun yet', async () => {
    const { agencyId } = await server.addAgency('Noch leer');
    expect([await seedMissing(agencyId), await lists(agencyId)]).toEqual([0, []]);
  });
});
