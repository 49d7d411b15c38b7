import type { APIRequestContext } from '@playwright/test';
import { linksTo } from './agency.ts';
import { asApi, tokenOf } from './asApi.ts';

const password = 'Greenroom-2026!';

/** A person at the demo's first agency for one journey only. */
export interface NewPerson {
  /** Of their staff record. */
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  /** Grants exactly these levels for talents. */
  giveTalents(...resourceAccesses: string[]): Promise<void>;
  remove(): Promise<void>;
}

/** Invites a new person, who accepts with the demo's password. */
export async function invitePerson(request: APIRequestContext, displayName: string): Promise<NewPerson> {
  const admin = await asApi(request, 'agency@harbour.test');
  const email = `${displayName.toLowerCase().replaceAll(' ', '.')}.${Date.now().toString(36)}@harbour.example`;
  const { data: made } = await admin<{ id: string }>('POST', '/user/v1/staff/create', { displayName, email });
  const [link = ''] = await linksTo(request, email, await tokenOf(request, 'super@greenroom.test'));
  const code = /set-password\/([\w-]+)/.exec(link)?.[1];
  const accepted = await request.put('/user/v1/staff/set-password', { data: { code, password } });
  if (!accepted.ok()) throw new Error(await accepted.text());
  const { id } = made;
  return {
    id,
    email,
    displayName,
    giveTalents: async (...resourceAccesses) => {
      const resources = [{ name: 'res::TALENT', resourceAccesses }];
      const { status } = await admin('PUT', '/user/v1/staff/permission', { userId: id, resources });
      if (status !== 200) throw new Error(`the levels were answered with ${status}`);
    },
    remove: async () => {
      await admin('PUT', '/user/v1/staff/delete', { id });
    },
  };
}
