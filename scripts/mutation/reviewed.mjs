/**
 * A place whose loss changes nothing that anybody could see, looked at by a person, with the reason.
 * @typedef {object} Reviewed
 * @property {string} file
 * @property {string} rule the name of the rule that finds it
 * @property {string} source a part of the line where it begins
 * @property {string} why
 */

/** @type {readonly Reviewed[]} */
export const reviewed = [
  {
    file: 'server/engine/media/fileFaults.ts',
    rule: 'whose a row is',
    source: "text: 'select from media where agency_id",
    why: 'it holds rows and tells nothing of them',
  },
  {
    file: 'server/engine/media/readable.ts',
    rule: 'whose a row is',
    source: 'from media_use u join record r on r.agency_id',
    why: 'a kind that only another agency has under that id is looked for in the own agency, where it is not',
  },
  {
    file: 'server/engine/writing/overwriting.ts',
    rule: 'whose a row is',
    source: '} where agency_id',
    why: 'it holds rows and tells nothing of them',
  },
  {
    file: 'schema/access/scope.ts',
    rule: 'one of several',
    source: "part.type === 'everything')) everyKind.push",
    why: 'a union that holds everything holds nothing else',
  },
  {
    file: 'server/engine/references/references.ts',
    rule: 'what kind a row is of',
    source: "r.kind = 'status'",
    why: 'only a status has an id that stands among the statuses; the kind spares the look',
  },
  {
    file: 'server/engine/references/references.ts',
    rule: 'what kind a row is of',
    source: "r.kind = 'catalogue'",
    why: 'only an entry of a list has an id that stands among them; the kind spares the look',
  },
  {
    file: 'server/engine/references/ownerRight.ts',
    rule: 'whose a row is',
    source: '(select created_by from',
    why: 'two rows of one id are an error of the statement, which gives nobody a right',
  },
  {
    file: 'server/engine/removal/removal.ts',
    rule: 'whether a row is deleted',
    source: 't.deleted_at is ${isDeleted}',
    why: 'it holds rows for those who listen, of which only those are told that were written',
  },
  {
    file: 'server/engine/many/restoreMany.ts',
    rule: 'whether a row is deleted',
    source: 't.deleted_at is not null order by r.id',
    why: 'what is not deleted has no deletion to be joined with',
  },
  {
    file: 'server/engine/writing/write.ts',
    rule: 'whether a row is deleted',
    source: 't.deleted_at is null returning',
    why: 'a deletion moves the version on, which the statement asks for',
  },
  {
    file: 'server/engine/removal/dependents.ts',
    rule: 'whose a row is',
    source: '} where agency_id',
    why: 'it holds rows and tells nothing of them',
  },
  {
    file: 'server/engine/removal/dependents.ts',
    rule: 'whose a row is',
    source: '`exists (select from ${model.table} t where t.agency_id',
    why: 'where it finds too much, records are deleted one by one, each with what hangs on it',
  },
  {
    file: 'server/engine/many/statement.ts',
    rule: 'whether a row is deleted',
    source: 't.version = w.version and t.deleted_at is null',
    why: 'a deletion moves the version on, which the statement asks for',
  },
  {
    file: 'server/areas/identity/permissions/changeRights.ts',
    rule: 'the right that a look-up asks for',
    source: "findRecord(engine, actor, 'staff', userId",
    why: 'the route lets in admins alone, who may edit whatever they may read',
  },
  {
    file: 'server/areas/people/staff/newStaff.ts',
    rule: 'a call that refuses',
    source: "requireRight(engine, actor, 'create', 'staff')",
    why: 'making the record asks for the same before anything is written; this one spares the key of the request',
  },
];

/** Is this mutant the reviewed place? */
export function names({ file, rule, source }, mutant) {
  return mutant.file === file && mutant.rule === rule && mutant.source.includes(source);
}
