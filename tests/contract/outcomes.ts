import type { CallRoute } from '../../schema/language/call.ts';
import type { ModuleQuestion } from './question.ts';

type Outcome = Partial<Pick<ModuleQuestion, 'permitted' | 'found' | 'needs' | 'isMakersAlone'>>;

/** The key of an item that the tests ask with is nobody's. */
const ofOwners = ['talent/{talentId}', 'partner/{partnerId}', 'staff/{staffId}'] as const;
const ofTrees = Object.fromEntries(
  ofOwners.flatMap((owner): [string, Outcome][] => {
    const base = `/media/v1/library/${owner}`;
    return [
      [`POST ${base}`, { found: [200, 'nameTaken'] }],
      [`POST ${base}/object`, { found: ['fileMissing'] }],
      [`PUT ${base}`, { found: ['notFound'] }],
      [`DELETE ${base}`, { found: ['notFound'] }],
      [`GET ${base}/presigned-url`, { found: ['notFound'] }],
    ];
  }),
);

/** Expected answers of declared calls to permitted callers, if they do not follow from the declaration. */
export const outcomes: Readonly<Partial<Record<CallRoute, Outcome>>> = {
  // Without the right to create, the file does not matter.
  'POST /client/v1/imports': { permitted: [404, 403], needs: 'create', found: ['fileExtension', 'fileMissing'] },
  'POST /cms/v1/tool/import/{shortcut}': { permitted: [400, 403, 404], needs: 'create' },
  'PUT /client/v1/imports/{id}/mapping': { found: ['importMoved'], needs: 'create', isMakersAlone: true },
  'PUT /client/v1/imports/{id}/sheet': { found: ['choice'], needs: 'create', isMakersAlone: true },
  'PUT /client/v1/imports/{id}/mends': { found: ['importMoved'], needs: 'create', isMakersAlone: true },
  'POST /client/v1/imports/{id}/start': { found: ['importMoved'], needs: 'create', isMakersAlone: true },
  'POST /client/v1/imports/{id}/undo': { found: ['importMoved'], needs: 'delete' },
  'POST /client/v1/imports/{id}/cancel': { found: ['importMoved'] },
  // Many items are answered row by row; a report asks for its item.
  'POST /cms/v1/talent-cms/{module}/mark-resolved/no-action/{ids}': { permitted: [200] },
  'DELETE /cms/v1/talent-cms/{module}': { permitted: [200] },
  'POST /cms/v1/{area}/post/pin': { permitted: [200] },
  'POST /cms/v1/talent-cms/{module}/publish-to-talent-webpage': { permitted: [200] },
  'GET /cms/v1/{type}/{id}/reports': { permitted: [404] },
  // A note without a text is refused once the rights have been passed.
  'POST /client/v1/talents/notes': { found: ['required'] },
  'POST /client/v1/scouts/notes': { found: ['required'] },
  // A contract without a text has no document; those who do not know of its money keep none.
  'GET /client/v1/contracts/{id}/document': { found: ['documentEmpty'] },
  'POST /client/v1/contracts/{id}/document': { found: ['documentEmpty'] },
  // A talent of the house was never a prospect.
  'POST /client/v1/talents/{id}/undo-conversion': { found: ['conversionOver'] },
  'POST /client/v1/talents/social-connect': { found: [200, 'socialPlatform'] },
  'POST /client/v1/scouts/social-connect': { found: [200, 'socialPlatform'] },
  'PUT /client/v1/talents/social-callback': { found: ['socialStateOver', 'socialPlatform'] },
  'PUT /client/v1/scouts/social-callback': { found: ['socialStateOver', 'socialPlatform'] },
  // The record of the path is asked about as the receiver too, who is handed nothing of their own.
  'POST /user/v1/staff/{id}/hand-over': { found: ['reference'] },
  'POST /user/v1/staff/{id}/invite': { found: ['alreadyAccepted'] },
  // Tasks that are gone already are taken back no more, and nobody is told of them.
  'POST /client/v1/tasks/from-template/undo': { permitted: [200] },
  // A rule without a date has nothing to repeat from.
  'GET /client/v1/mail-logs/system': { permitted: [404, 403] },
  'GET /client/v1/talk': { permitted: [404, 403] },
  'GET /client/v1/mailboxes': { permitted: [200, 403] },
  'PUT /client/v1/mailboxes/{id}': { permitted: [404, 403] },
  'POST /client/v1/mailboxes/{id}/read': { permitted: [404, 403] },
  'DELETE /client/v1/mailboxes/{id}': { permitted: [404, 403] },
  'POST /cms/v1/talents/list': { permitted: [200, 403] },
  'GET /client/v1/dashboard': { permitted: [200, 403] },
  'GET /client/v1/dashboard/settings': { permitted: [200, 403] },
  'POST /client/v1/calendar/list': { permitted: [200, 403] },
  'POST /client/v1/calendar/export': { permitted: [200, 403] },
  // Records of which the tests make none.
  'GET /client/v1/calendar/tasks/{id}': { permitted: [404] },
  'GET /client/v1/calendar/events/{id}': { permitted: [404] },
  'POST /client/v1/tasks/validate-recurrence': { permitted: [400] },
  // The tasks of a colleague are those of a record, which asks for the right on staff.
  'POST /user/v1/staff/{id}/tasks': { found: [200, 'notFound'] },
  // Of an agency that is not there, nothing has happened.
  'GET /user/v1/agencies/{id}/history': { permitted: [200] },
  ...ofTrees,
  // Whoever reads a file renames it only with the right to change all that uses it.
  'PUT /media/v1/{id}': { found: [200, 'notAllowed'] },
  'GET /media/v1/documents/{id}': { permitted: [404] },
  'GET /media/v1/documents/{id}/sharing-url': { permitted: [404] },
  'GET /media/v1/library/presigned-url': { permitted: [404] },
  'GET /media/v1/library/file-share': { permitted: [404] },
  'GET /media/v1/library/readers': { permitted: [404] },
  'GET /media/v1/library/zip': { permitted: [404] },
  'POST /media/v1/library/zip': { permitted: [404] },
  'POST /media/v1/library/remove': { permitted: [404] },
  'POST /media/v1/library/restore': { permitted: [404] },
  // Whose items are not there, nothing is shared of; without an address, nothing is looked for.
  'POST /media/v1/shares': { permitted: [404] },
  'POST /media/v1/documents/share-email': { permitted: [400] },
  // What is finished cannot be given up.
  'DELETE /media/v1/upload/{qquuid}': { found: ['uploadFinished'] },
  // An item that is not there becomes no invoice.
  'POST /finance/v1/invoices/preview': { permitted: [400] },
};
