import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../../../sealing.ts';

/** Signed moments at which pages of forms were made: nobody outside makes one up, or takes one of another form. */
export interface RenderedAt {
  sign(key: string, moment: number): Promise<string>;
  /** Returns the moment in milliseconds; null without one, `false` for one that this installation did not sign. */
  read(key: string, signed: string | undefined): Promise<number | null | false>;
}

/** @param readSecret gives the installation's secret */
export function signedMoments(readSecret: () => Promise<Buffer>): RenderedAt {
  const markOf = async (key: string, moment: string) =>
    createHmac('sha256', await keyFor(readSecret, 'pages of enquiry forms'))
      .update(`${key} ${moment}`)
      .digest('base64url');
  return {
    sign: async (key, moment) => `${moment}.${await markOf(key, String(moment))}`,
    read: async (key, signed = '') => {
      if (signed.trim() === '') return null;
      const [moment = '', mark = ''] = signed.split('.', 2);
      const own = Buffer.from(await markOf(key, moment));
      const given = Buffer.from(mark);
      const isOwn = own.length === given.length && timingSafeEqual(own, given);
      return isOwn && /^\d{1,15}$/u.test(moment) ? Number(moment) : false;
    },
  };
}
