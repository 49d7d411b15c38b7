import { Readable } from 'node:stream';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { systemActor, type Action } from '../../schema/access/access.ts';
import { can, canOn } from '../../schema/access/can.ts';
import { isMember, passesFeatureChecks } from '../../schema/access/scope.ts';
import type { RouteAccess } from '../../schema/language/call.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { folderStorage } from '../../server/integrations/storage/folder.ts';
import { createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { createQuickAccount } from '../support/accounts.ts';
import type { TestApp } from '../support/app.ts';
import type { House, Principal, PrincipalName } from '../support/principals.ts';
import { createSeeds, factsOf, type Seed } from '../support/seeds.ts';
import type { ModuleQuestion } from './question.ts';

/** Things that a route can name. */
export type Names = NonNullable<ModuleQuestion['names']>;

/** An existing thing, and the expected results of a call about it for permitted callers. */
export interface Target {
  readonly what: string;
  readonly id: string;
  readonly outcome: 'permitted' | 403 | 404;
}

/** Things that routes of modules may name, in both agencies and of every principal. */
export interface Targets {
  /** Of the caller's own agency or account, assigned to them and not. */
  of(principal: Principal, question: ModuleQuestion, access: RouteAccess): readonly Target[];
  /** Something that is not of the agency's, nor of anybody there. */
  strangeTo(agencyId: string | null, names: Names): string;
  /** Returns a thing of the principal's own. */
  ownOf(who: PrincipalName, names: 'media' | 'upload' | 'session' | 'import'): string;
  /** Returns the people of the tests whom a principal may read, by the reference implementation. */
  peopleFor(principal: Principal): readonly string[];
  readonly people: ReadonlySet<string>;
}

const peopleKinds = ['talent', 'scout', 'partner'] as const;
const recordKinds = [...peopleKinds, 'contract', 'fixtureDuty'] as const;
type RecordKind = (typeof recordKinds)[number];
const isRecordKind = (names: Names): names is RecordKind => recordKinds.some((kind) => kind === names);
const isOwnerKind = (names: Names): names is 'talent' | 'partner' | 'staff' =>
  ['talent', 'partner', 'staff'].includes(names);
/** Rows of social accounts, by whose they are. */
const ownersOfSocials = { talentSocial: 'talent', scoutSocial: 'scout' } as const;
const isSocial = (names: Names): names is keyof typeof ownersOfSocials => Object.hasOwn(ownersOfSocials, names);

/** Things of an agency; `files` are those of notes on an assigned talent, and on an unassigned one. */
interface Held {
  readonly seeds: Readonly<Record<RecordKind, readonly [assigned: Seed, unassigned: Seed]>>;
  readonly files: readonly { readonly id: string; readonly note: Seed }[];
  /** A staff member without a session. */
  readonly staff: string;
  readonly customField: string;
  readonly mail: string;
  readonly media: string;
  readonly import: string;
  /** The first social account of each of its talents and scouts. */
  readonly socials: ReadonlyMap<string, string>;
}

const object = 'agencies/shared/a';

/** Makes them, once for all questions. */
export async function openTargets(test: TestApp, house: House): Promise<Targets> {
  const { app, pools, registry } = test;
  const at = new Date(test.now()).toISOString();
  await folderStorage(join(test.config.dataDir, 'files')).put(object, Readable.from([Buffer.from('%')]), 1);

  async function putMail(agencyId: string): Promise<string> {
    const { rows } = await pools.owner.query<{ id: string }>(
      `insert into mail (id, agency_id, recipient, kind, subject, text, html, state, created_at)
       values (gen_random_uuid(), $1, 'somebody@house.test', 'invitation', 'Welcome', 'Welcome', '', 'kept', $2)
       returning id`,
      [agencyId, at],
    );
    return rows[0]?.id ?? '';
  }

  /** A file that is ready; the upload has the same name as the file. */
  async function putMedia(agencyId: string, accountId: string): Promise<string> {
    const id = v7();
    await pools.query(agencyId, {
      text: `insert into media (agency_id, account_id, id, upload_key, state, filename, original_filename, content_type,
          type_of_media, bytes, parts, sha256, object, created_at)
        values ($1, $2, $3::uuid, $3::text, 'ready', 'a.pdf', 'a.pdf', 'application/pdf', 'document', 1, 1, 'x', $4, $5)`,
      values: [agencyId, accountId, id, object, at],
    });
    return id;
  }

  /** An import that waits for its columns. */
  async function putImport(agencyId: string, accountId: string, mediaId: string): Promise<string> {
    const id = v7();
    await pools.query(agencyId, {
      text: `insert into import (agency_id, id, account_id, kind, media_id, filename, state, headings, created_at)
        values ($1, $2, $3, 'talent', $4, 'a.csv', 'mapping', '["Name"]', $5)`,
      values: [agencyId, id, accountId, mediaId, at],
    });
    return id;
  }

  async function putStaff(agencyId: string): Promise<string> {
    const email = `${agencyId}@staff.test`;
    const given = { displayName: 'Somebody', email };
    const { id: staffId } = (await createRecord(app.engine, systemActor(agencyId), 'staff', given)).record;
    const account = { email, password: 'Greenroom-2026!', displayName: 'Somebody' };
    const accountId = await createQuickAccount(pools.owner, account, test.now());
    await createMembership(pools.owner, { agencyId, accountId, staffId, role: 'staff' }, test.now());
    return staffId;
  }

  /** Another session of the same person, as of another browser. */
  async function putSession(sessionId: string): Promise<string> {
    const id = v7();
    await pools.owner.query(
      `insert into session select (jsonb_populate_record(s, jsonb_build_object('id', $2::uuid))).* from session s where s.id = $1`,
      [sessionId, id],
    );
    return id;
  }

  async function socialsOf(agencyId: string): Promise<Held['socials']> {
    const { rows } = await pools.query<{ owner_id: string; id: string }>(agencyId, {
      text: 'select owner_id, id from talents_socials where agency_id = $1 and position = 1',
      values: [agencyId],
    });
    return new Map(rows.map(({ owner_id: owner, id }) => [owner, id]));
  }

  async function putAll(agencyId: string): Promise<Held> {
    const seeds = createSeeds(test, { ...house, agencyId }, new Map());
    const pair = async (kind: RecordKind) => {
      const scenario = { kind, madeBy: null, owners: {} };
      const assigned = await seeds.make({ ...scenario, isAssigned: true });
      return [assigned, await seeds.make({ ...scenario, isAssigned: false })] as const;
    };
    const made = {
      talent: await pair('talent'),
      scout: await pair('scout'),
      partner: await pair('partner'),
      contract: await pair('contract'),
      fixtureDuty: await pair('fixtureDuty'),
    };
    const uploader = { ...systemActor(agencyId), accountId: v7() };
    const files: Held['files'][number][] = [];
    for (const owner of made.talent) {
      const id = await putMedia(agencyId, uploader.accountId);
      const given = { text: 'A note', ownerId: owner.id, attachmentIds: [id] };
      const { record } = await createRecord(app.engine, uploader, 'note', given);
      const facts = { kind: 'note', isAssigned: false, madeBy: null, owners: { owner: [owner] } };
      files.push({ id, note: { ...facts, id: record.id, agencyId } });
    }
    const size = { label: 'Size', ownerType: 'TALENT', dataType: 'SHORT_TEXT' };
    const media = await putMedia(agencyId, v7());
    return {
      seeds: made,
      files,
      staff: await putStaff(agencyId),
      customField: (await createRecord(app.engine, systemActor(agencyId), 'customField', size)).record.id,
      mail: await putMail(agencyId),
      media,
      import: await putImport(agencyId, v7(), media),
      socials: await socialsOf(agencyId),
    };
  }

  const held = new Map<string, Held>();
  for (const agencyId of [house.agencyId, house.otherAgencyId]) held.set(agencyId, await putAll(agencyId));
  const spare = await createAgency(pools.owner, { name: 'Spare' }, test.now());
  const own = new Map<string, Readonly<Record<'media' | 'upload' | 'session' | 'import', string>>>();
  for (const { name, actor } of house.principals.values()) {
    if (actor === null) continue;
    const session = await putSession(actor.sessionId ?? '');
    if (actor.agencyId === null) {
      own.set(name, { session, media: '', upload: '', import: '' });
      continue;
    }
    const media = await putMedia(actor.agencyId, actor.accountId);
    own.set(name, {
      session,
      media,
      upload: media,
      import: await putImport(actor.agencyId, actor.accountId, media),
    });
  }

  /** The field that says whom the records of a call belong to; null where the right on them is another one. */
  const belongingOf = (access: RouteAccess): string | null => {
    const rule = typeof access === 'object' ? registry.accessOf(access.entity) : null;
    return rule && typeof rule === 'object' && 'belongsTo' in rule ? rule.belongsTo : null;
  };
  const of: Targets['of'] = (principal, { names, needs, isMakersAlone }, access) => {
    const { name, actor } = principal;
    // Who is not signed in asks about what the house has, too.
    const there = held.get(actor?.agencyId ?? house.agencyId);
    if (names === undefined || !there) return [];
    const isAgencys = names === 'media' || names === 'import' || names === 'upload';
    if (isAgencys && actor !== null && !isMember(actor)) return [];
    const mine = own.get(name);
    const may = (seed: Seed, action: 'read' | 'update') =>
      actor !== null && canOn(actor, action, seed.kind, registry, factsOf(seed, principal));
    const lacks = needs !== undefined && actor !== null && can(actor, needs, 'talent', registry) === 'no';
    const target = (what: string, id: string | undefined, outcome: Target['outcome'] = 'permitted'): Target[] =>
      id ? [{ what, id, outcome }] : [];

    const belongsTo = belongingOf(access);
    if (belongsTo !== null && typeof access === 'object' && actor !== null && isOwnerKind(names)) {
      const staff = { kind: 'staff', id: there.staff, isAssigned: false, madeBy: null, owners: {}, agencyId: '' };
      const owners: readonly Seed[] = names === 'staff' ? [staff] : there.seeds[names];
      return owners.flatMap((seed) => {
        const owner = factsOf(seed, principal);
        const facts = { isAssigned: false, isOwn: false, owners: { [belongsTo]: [owner] } };
        const mayDo = (action: Action) => canOn(actor, action, access.entity, registry, facts);
        const outcome = mayDo(access.action) ? 'permitted' : mayDo('read') ? 403 : 404;
        return target(seed.isAssigned ? 'assigned' : 'unassigned', seed.id, outcome);
      });
    }
    if (isRecordKind(names) || isSocial(names)) {
      const kind = isSocial(names) ? ownersOfSocials[names] : names;
      const action = typeof access === 'object' && access.action === 'update' ? 'update' : 'read';
      return there.seeds[kind].flatMap((seed) => {
        const outcome = may(seed, action) ? 'permitted' : may(seed, 'read') ? 403 : 404;
        const id = isSocial(names) ? there.socials.get(seed.id) : seed.id;
        return target(seed.isAssigned ? 'assigned' : 'unassigned', id, outcome);
      });
    }
    if (names === 'media') {
      const outcome = (isRead: boolean) => (lacks ? 403 : isRead ? 'permitted' : 404);
      const used = there.files.flatMap(({ id, note }, index) =>
        target(`of a talent who is ${index === 0 ? 'assigned' : 'unassigned'}`, id, outcome(may(note, 'read'))),
      );
      return [...target('own', mine?.media, outcome(true)), ...used];
    }
    if (names === 'import') {
      const isSeen = actor !== null && passesFeatureChecks(actor);
      const others = !isSeen ? 404 : isMakersAlone || lacks ? 403 : 'permitted';
      return [
        ...target('own', mine?.import, lacks ? 403 : 'permitted'),
        ...target("a colleague's", there.import, others),
      ];
    }
    if (names === 'session' || names === 'upload') return target('own', mine?.[names]);
    if (names !== 'agency') return target('of the agency', there[names]);
    return access === 'superAdmin' ? target('any', spare) : target('own', actor?.agencyId ?? undefined);
  };

  const strangeTo: Targets['strangeTo'] = (agencyId, names) => {
    const isElsewhere = agencyId === house.otherAgencyId;
    const elsewhere = isElsewhere ? house.agencyId : house.otherAgencyId;
    const there = held.get(elsewhere);
    if (names === 'agency') return elsewhere;
    if (names === 'session') return house.of(isElsewhere ? 'agency' : 'otherStaff').actor?.sessionId ?? '';
    if (isRecordKind(names)) return there?.seeds[names][0].id ?? '';
    if (isSocial(names)) return there?.socials.get(there.seeds[ownersOfSocials[names]][0].id) ?? '';
    return there?.[names === 'upload' ? 'media' : names] ?? '';
  };

  const peopleOf = (there: Held) => peopleKinds.flatMap((kind) => there.seeds[kind]);
  return {
    of,
    strangeTo,
    ownOf: (who, names) => own.get(who)?.[names] ?? '',
    people: new Set([...held.values()].flatMap(peopleOf).map(({ id }) => id)),
    peopleFor: (principal) => {
      const { actor } = principal;
      const there = actor?.agencyId == null ? undefined : held.get(actor.agencyId);
      const isRead = (seed: Seed) =>
        actor !== null && canOn(actor, 'read', seed.kind, registry, factsOf(seed, principal));
      return there
        ? peopleOf(there)
            .filter(isRead)
            .map(({ id }) => id)
        : [];
    },
  };
}
