import { describe, expect, it } from 'vitest';
import { checkEntity, DeclarationError, keysOf } from './check.ts';
import { defineEntity } from './define.ts';
import type { AnyEntity, EntityConfig } from './entity.ts';
import type { Field } from '../fields/field.ts';
import { field } from '../fields/kinds.ts';
import type { StateStep } from './stateConfig.ts';

type Loose = EntityConfig<string, Readonly<Record<string, Field>>, string>;

const fields = {
  name: field.text({ required: true }),
  stage: field.choice(['A', 'B']),
  day: field.date(),
  start: field.zoned(),
  cost: field.money({ access: 'FINANCE' }),
  lines: field.rows({ label: field.text() }),
  secret: field.text({ access: 'FINANCE', required: true }),
};
const good: Loose = {
  name: 'thing',
  group: 'none',
  title: 'name',
  access: 'TASK',
  api: { base: '/v1/things' },
  fields,
  list: { columns: ['name'], sortable: ['name'], sort: ['name', 'ASC'] },
  form: { all: ['name', 'secret'] },
};

/** Returns the mistakes of a declaration, in the words of the error. */
function mistakesOf(changes: Partial<Loose>): readonly string[] {
  try {
    defineEntity({ ...good, ...changes });
    return [];
  } catch (error) {
    if (!(error instanceof DeclarationError)) throw error;
    return error.mistakes;
  }
}

const withField = (name: string, declared: Field) => ({ fields: { ...fields, [name]: declared } });
const steps = (declared: Readonly<Record<string, StateStep>>) => ({ states: { stage: { steps: declared } } });
const old = { route: 'old', where: { stage: { is: ['A'] } }, columns: ['name'], sort: ['name', 'ASC'] } as const;
const further = (changes: object) => ({ lists: { old: { ...old, ...changes } } });
const inList = (changes: object) => ({ list: { ...good.list, ...changes } });

describe('a declaration', () => {
  it.each<[string, Partial<Loose>, string]>([
    [
      'a dialog with a tab that it has no place for',
      { detail: { as: 'dialog', tabs: ['summary', { more: ['all'] }] } },
      `the tab 'more' has no place in a dialog, which shows the summary and the history`,
    ],
    [
      'a dialog that folds its title',
      { detail: { as: 'dialog', folds: ['all'] } },
      `detail.folds hides the title in 'all'`,
    ],
    [
      'folds without a dialog',
      { detail: { folds: ['all'] } },
      'detail.folds names sections, but its records are no dialogs',
    ],
    [
      'a reading without a dialog',
      { detail: { edits: 'onRequest' } },
      'detail.edits says when a dialog is a form, but its records are no dialogs',
    ],
    [
      'a new record that asks first for what its form does not have',
      { quick: ['name', 'age'] },
      `quick names 'age', which is no field`,
    ],
    [
      'a dialog that asks for a few fields first',
      { detail: { as: 'dialog' }, quick: ['name'] },
      'quick names fields, but its records are added in a dialog (`detail.folds`)',
    ],
    [
      'adding from anywhere without a dialog',
      { addAnywhere: { key: 't' } },
      'its records are added from anywhere, but they are no dialogs',
    ],
    [
      'a key that is no letter',
      { detail: { as: 'dialog' }, addAnywhere: { key: 'Enter' } },
      `addAnywhere.key is 'Enter', which is no letter`,
    ],
    [
      'a quick step that asks for something',
      steps({ go: { from: ['A'], to: 'B', asks: ['day'], isQuick: true }, back: { from: ['B'], to: 'A' } }),
      `the step 'go' is quick, and asks for something`,
    ],
    [
      'a quick step without a way back',
      steps({ go: { from: ['A'], to: 'B', isQuick: true } }),
      `the step 'go' is quick, and no write of 'stage' leads back from 'B'`,
    ],
    ['a name that is not in camel case', { name: 'Thing' }, `the name 'Thing' is not in camel case`],
    ['a base that is no path', { api: { base: '/V1/things' } }, `the base '/V1/things' is not a path`],
    [
      'another name of what is not there',
      { api: { base: '/v1/things', otherNames: { list: { thingIds: 'idz' } } } },
      `api.otherNames.list gives 'idz' another name, which there is not`,
    ],
    [
      'another name that is taken',
      { api: { base: '/v1/things', otherNames: { create: { name: 'stage' } } } },
      `api.otherNames.create gives 'stage' the name 'name', which is taken`,
    ],
    [
      'a further key of an answer that repeats what is not there',
      { api: { base: '/v1/things', specNames: { thingId: 'idz' } } },
      `api.specNames repeats 'idz', which there is not`,
    ],
    [
      'a further key of an answer that is taken',
      { api: { base: '/v1/things', specNames: { stage: 'id' } } },
      `api.specNames names 'stage', which is taken`,
    ],
    [
      'another name of another shape for what there is not',
      { api: { base: '/v1/things', otherNames: { create: { preview: { of: 'link', as: 'url' } } } } },
      `api.otherNames.create gives 'link' another name, which there is not`,
    ],
    [
      'a further key of answers that follows from what there is not',
      { api: { base: '/v1/things', specNames: { preview: { url: 'link' } } } },
      `api.specNames repeats 'link', which there is not`,
    ],
    [
      'a flag that takes a step that there is not',
      { api: { base: '/v1/things', takesWith: { resolved: 'answer' } } },
      `api.takesWith names the step 'answer', which there is not`,
    ],
    [
      'a board by what is neither a required status nor a required choice',
      inList({ board: { by: 'stage', card: ['day'] } }),
      `the board is by 'stage', which is no required status or choice`,
    ],
    [
      'a board of what is not there',
      inList({ board: { by: 'stage', card: ['nothing'] } }),
      `a card shows 'nothing', which is no field`,
    ],
    [
      'a board of what no list has',
      inList({ board: { by: 'stage', card: ['lines'] } }),
      `a card shows 'lines', which no list has`,
    ],
    [
      'a board whose cards show the title twice',
      inList({ board: { by: 'stage', card: ['name'] } }),
      `a card shows 'name' anyway`,
    ],
    ['a list that sums what is no amount', inList({ sums: ['day'] }), `the list sums 'day', which is no amount`],
    [
      'a board that sums what is no amount',
      inList({ board: { by: 'stage', card: [], sums: ['day'] } }),
      `the board sums 'day', which is no amount`,
    ],
    [
      'a board without an order by its columns',
      inList({ board: { by: 'stage', card: [] } }),
      `the board is by 'stage', which is not sortable`,
    ],
    [
      'a board whose columns are no filter',
      inList({ board: { by: 'stage', card: [] } }),
      `the board is by 'stage', by which the list does not filter`,
    ],
    ['a column twice', inList({ columns: ['name', 'name'] }), `list.columns and list.hidden names 'name' twice`],
    ['a column shown and hidden', inList({ hidden: ['name'] }), `list.columns and list.hidden names 'name' twice`],
    [
      'a column that is no field',
      inList({ columns: ['nam'] }),
      `list.columns and list.hidden names 'nam', which is no field`,
    ],
    [
      'rows whose texts follow a cell that is none',
      withField('links', field.rows({ url: field.text({ patternBy: { cell: 'site', patterns: {} } }) })),
      `'links' speaks of its cell 'site', which it does not have`,
    ],
    [
      'rows whose empty cell takes the value of none',
      withField('links', field.rows({ url: field.text({ fallback: 'address' }) })),
      `'links' speaks of its cell 'address', which it does not have`,
    ],
    [
      'a number that follows none',
      withField('whatsapp', field.phone({ country: 'code', follows: { number: 'phone', country: 'phoneCode' } })),
      `'whatsapp' follows 'phone', which is no number of 'phoneCode'`,
    ],
    ['a card with what is no field', inList({ card: ['nam'] }), `list.card names 'nam', which is no field`],
    ['a card with what is no column', inList({ card: ['day'] }), `the card shows 'day', which is no column`],
    ['a card with the title', inList({ card: ['name'] }), `the card shows the title 'name' anyway`],
    ['a filter that is no field', inList({ filters: ['nam'] }), `list.filters names 'nam', which is no field`],
    ['a filter that filters nothing', inList({ filters: ['lines'] }), `'lines' cannot be filtered`],
    ['a search in what holds no text', inList({ search: ['day'] }), `'day' cannot be searched`],
    ['an order of what has none', inList({ sortable: ['name', 'lines'] }), `'lines' has no order to sort by`],
    [
      'an order that is not sortable',
      inList({ sort: ['day', 'ASC'] }),
      `the list sorts by 'day', which is not sortable`,
    ],
    [
      'an edit of many that is no field',
      inList({ bulk: { edit: ['nam'] } }),
      `list.bulk.edit names 'nam', which is no field`,
    ],
    [
      'an edit of many that only the server writes',
      { ...withField('seen', field.instant({ readOnly: true })), ...inList({ bulk: { edit: ['seen'] } }) },
      `list.bulk.edit names 'seen', which is read-only`,
    ],
    [
      'an edit of many that gives all the same',
      { ...withField('email', field.text({ unique: 'emailExisted' })), ...inList({ bulk: { edit: ['email'] } }) },
      `list.bulk.edit names 'email', which no two records may share`,
    ],
    [
      'an edit of many without the call for it',
      { api: { base: '/v1/things', without: ['bulk'] }, ...inList({ bulk: { edit: ['stage'] } }) },
      `list.bulk.edit names fields, but the operation 'bulk' is not offered`,
    ],
    ['a range over what is no time', inList({ range: 'stage' }), `'stage' is no day or moment`],
    ['a form with a field twice', { form: { all: ['name', 'secret'], more: ['name'] } }, `form names 'name' twice`],
    ['a title that may be empty', { title: 'stage' }, `the title 'stage' is no required text`],
    [
      'a title behind another right',
      { title: 'secret' },
      `the title names 'secret', which asks for a right of its own`,
    ],
    [
      'a search in a field behind another right',
      inList({ search: ['secret'] }),
      `list.search names 'secret', which asks for a right of its own`,
    ],
    [
      'an order by a field behind another right',
      inList({ sortable: ['cost'], sort: ['cost', 'ASC'] }),
      `list.sort names 'cost', which asks for a right of its own`,
    ],
    ['a field not in camel case', withField('Name', field.text()), `the field 'Name' is not in camel case`],
    [
      'a key that the engine keeps',
      withField('version', field.integer()),
      `the field 'version' takes the key 'version', which the engine keeps`,
    ],
    [
      'two fields of one key',
      { fields: { ...fields, one: field.phone({ country: 'land' }), two: field.phone({ country: 'land' }) } },
      `the fields 'one' and 'two' both take the key 'land'`,
    ],
    [
      'a key too long for a column',
      withField('theVeryLongNameOfAFieldThatNobodyShouldHaveToReadAtAll', field.text()),
      `the key 'theVeryLongNameOfAFieldThatNobodyShouldHaveToReadAtAll' of the field 'theVeryLongNameOfAFieldThatNobodyShouldHaveToReadAtAll' is longer than 50`,
    ],
    [
      'a form that asks for what only the server writes',
      { ...withField('seen', field.instant({ readOnly: true })), form: { all: ['name', 'secret', 'seen'] } },
      `the form asks for 'seen', which is read-only`,
    ],
    [
      'a rename from what is still there',
      withField('title', field.text({ renamedFrom: 'name' })),
      `'title' was renamed from 'name', which is still a field`,
    ],
    [
      'an order of times with what is none',
      withField('end', field.zoned({ after: 'day' })),
      `'end' may not come before 'day', which is no zoned field`,
    ],
    [
      'an order of days with what is none',
      withField('end', field.date({ after: 'name' })),
      `'end' may not come before 'name', which is no date field`,
    ],
    [
      'an amount in what is no currency',
      withField('total', field.money({ in: 'name' })),
      `'total' is in 'name', which is no currency`,
    ],
    [
      'an amount in a currency of the record that has it, without being in its rows',
      { fields: { ...fields, currency: field.currency(), total: field.money({ in: '^currency' }) } },
      `'total' is in '^currency', but stands in no rows`,
    ],
    [
      'an amount of rows in a currency of the row',
      {
        fields: {
          ...fields,
          currency: field.currency(),
          parts: field.rows({ price: field.money({ in: 'currency' }) }),
        },
      },
      `'parts.price' is in 'currency': rows take the currency of their record, '^…'`,
    ],
    [
      'an amount in two currencies',
      { fields: { ...fields, currency: field.currency(), total: field.money({ in: 'currency', currency: 'code' }) } },
      `'total' is in 'currency' and has a currency of its own`,
    ],
    [
      'an amount whose currency is written by those who do not see it',
      { fields: { ...fields, currency: field.currency(), total: field.money({ in: 'currency', access: 'FINANCE' }) } },
      `'total' and 'currency' ask for different rights`,
    ],
    [
      'rows whose currency is written by those who do not see them',
      {
        fields: {
          ...fields,
          currency: field.currency(),
          parts: field.rows({ price: field.money({ in: '^currency' }) }, { access: 'FINANCE' }),
        },
      },
      `'parts.price' and '^currency' ask for different rights`,
    ],
    [
      'a filter by an amount without one by its currency',
      {
        fields: { ...fields, currency: field.currency(), total: field.money({ in: 'currency' }) },
        ...inList({ filters: ['total'] }),
      },
      `the list filters by 'total', but not by 'currency', which it is in`,
    ],
    [
      'an amount that is given to many records of several currencies',
      {
        fields: { ...fields, currency: field.currency(), total: field.money({ in: 'currency' }) },
        ...inList({ bulk: { edit: ['total'] } }),
      },
      `list.bulk.edit names 'total', whose currency differs from record to record`,
    ],
    [
      'a cell of rows that assigns their record',
      withField('lines', field.rows({ by: field.ref('staff', { assigns: true }) })),
      `'lines.by' says 'assigns', which no cell of rows does`,
    ],
    [
      'a cell of rows that goes with what it points to',
      withField('lines', field.rows({ by: field.ref('staff', { onDelete: 'cascade' }) })),
      `'lines.by' goes with what it points to, which no cell of rows does`,
    ],
    [
      'rows with a cell of a kind that they cannot hold',
      withField('lines', field.rows({ agreedBy: field.refs('staff') } as never)),
      `'lines.agreedBy' is of the kind 'refs', which rows do not hold`,
    ],
    [
      'rows in groups by what is no choice',
      withField('lines', field.rows({ city: field.text() }, { groupBy: 'city' })),
      `'lines' is grouped by 'city', which is no choice`,
    ],
    [
      'an order of days within a row with what is none',
      withField('times', field.rows({ from: field.text(), to: field.date({ after: 'from' }) })),
      `'times.to' may not come before 'from', which is no date field`,
    ],
    [
      'an assignment to others than staff',
      withField('who', field.refOneOf(['staff', 'talent'], { assigns: true })),
      `'who' assigns, but not only staff`,
    ],
    [
      'an assignment that is written on the other side',
      withField('gigs', field.refs('gig', { assigns: 'through', inverse: 'crew' })),
      `'gigs' assigns, but is written on the other side`,
    ],
    [
      'a face that only some may see',
      withField('avatar', field.file({ isPicture: true, access: 'FINANCE' })),
      `'avatar' is what everybody sees of a record: it is a picture, and asks for no right of its own`,
    ],
    [
      'a face that is no picture',
      withField('avatar', field.file()),
      `'avatar' is what everybody sees of a record: it is a picture, and asks for no right of its own`,
    ],
    [
      'a creator that has to be there',
      {
        ...withField('author', field.ref('staff', { isCreator: true, required: true })),
        form: { all: ['name', 'secret', 'author'] },
      },
      `'author' names the creator: it points to staff and is not required, since not all have a record`,
    ],
    [
      'a parameter that the list keeps',
      { ...withField('keyword', field.text()), ...inList({ filters: ['keyword'] }) },
      `the list and 'keyword' both take the parameter 'keyword'`,
    ],
    [
      'a parameter of two fields',
      { ...withField('phase', field.choice(['C'], { filter: 'stages' })), ...inList({ filters: ['stage', 'phase'] }) },
      `'stage' and 'phase' both take the parameter 'stages'`,
    ],
    [
      'a fixed set',
      withField('parts', field.refs('thing', { isFixed: true })),
      `'parts' is fixed, but no single value`,
    ],
    [
      'a reference to what is like it in a field that may change',
      withField('of', field.ref('thing', { same: ['stage'] })),
      `'of' has 'stage' in common with its target, which is no fixed field`,
    ],
    [
      'a text that is unique within a set',
      { ...withField('code', field.text({ unique: { within: ['lines'] } })) },
      `'code' is unique within 'lines', which no index can tell apart`,
    ],
    [
      'a text that is unique within what not all may see',
      { ...withField('code', field.text({ unique: { within: ['secret'] } })) },
      `'code' is unique within 'secret', whose values it would tell to those without the right on them`,
    ],
    [
      'a bulk edit of what is fixed',
      { ...withField('type', field.choice(['A'], { isFixed: true })), ...inList({ bulk: { edit: ['type'] } }) },
      `list.bulk.edit names 'type', which is fixed`,
    ],
    [
      'a tree of another entity',
      withField('boss', field.ref('staff', { treeDepth: 3 })),
      `'boss' is a tree of 'staff', another entity`,
    ],
    [
      'a tree of one level',
      withField('above', field.ref('thing', { treeDepth: 1 })),
      `'above' is a tree of less than two levels`,
    ],
    ['a copy without what it needs', { copy: { clears: ['name'] } }, `copy.clears names 'name', which is required`],
    [
      'a copy of what nobody makes',
      { copy: {}, api: { ...good.api, without: ['create'] } },
      'its records are copied, but nobody makes any',
    ],
    [
      'states of what has none',
      { states: { day: { steps: {} } } },
      `states are declared of 'day', which is no choice and no status`,
    ],
    [
      'states that not everybody sees',
      {
        ...withField('level', field.choice(['A'], { access: 'FINANCE' })),
        states: { level: { steps: {} } },
      },
      `states are declared of 'level', which asks for a right of its own`,
    ],
    [
      'a step that needs what is no field',
      steps({ go: { from: ['A'], to: 'B', needs: ['nam'] } }),
      `the step 'go' needs 'nam', which is no field`,
    ],
    [
      'a step to what the choice lacks',
      steps({ go: { from: ['A'], to: 'C' } }),
      `the step 'go' speaks of 'C', which 'stage' cannot be`,
    ],
    [
      'a step from a category that its statuses lack',
      {
        ...withField('status', field.status('TASK')),
        states: { status: { steps: { go: { from: ['DRAFT'], to: 'COMPLETED' } } } },
      },
      `the step 'go' speaks of 'DRAFT', which 'status' cannot be`,
    ],
    [
      'a step that asks for what nobody writes',
      { ...withField('sum', field.integer({ readOnly: true })), ...steps({ go: { to: 'B', asks: ['sum'] } }) },
      `the step 'go' asks for 'sum', which is no field that is written`,
    ],
    [
      'a step that asks for what not everybody sees',
      steps({ go: { to: 'B', asks: ['cost'] } }),
      `the step 'go' speaks of 'cost', which asks for a right of its own`,
    ],
    [
      'a step that sets rows',
      steps({ go: { to: 'B', sets: { lines: null } } }),
      `the step 'go' sets 'lines', which is no field of one value`,
    ],
    [
      'a step that sets a day to a moment',
      steps({ go: { to: 'B', sets: { day: 'now' } } }),
      `the step 'go' sets 'day' to 'now', which is no moment`,
    ],
    [
      'a step that sets a day to a text',
      steps({ go: { to: 'B', sets: { day: 'x' } } }),
      `the step 'go' sets 'day' to 'x', which is no day`,
    ],
    [
      'a step that empties what is required',
      steps({ go: { to: 'B', sets: { name: null } } }),
      `the step 'go' empties 'name', which is required`,
    ],
    [
      'two steps of one way',
      steps({ go: { from: ['A'], to: 'B' }, run: { to: 'B' } }),
      `the steps 'go' and 'run' lead from one state to another`,
    ],
    [
      'two steps of one name',
      {
        ...withField('phase', field.choice(['C', 'D'])),
        states: { stage: { steps: { go: { to: 'B' } } }, phase: { steps: { go: { to: 'D' } } } },
      },
      `two steps are called 'go'`,
    ],
    [
      'a further list without a condition',
      further({ where: {} }),
      'lists.old has no condition: it would be the main list',
    ],
    ['a further list at no path', further({ route: '/old' }), `lists.old.route '/old' is no path`],
    [
      'a further list of what is no field',
      further({ where: { nothing: { isSet: true } } }),
      `lists.old asks for 'nothing', which is no field`,
    ],
    [
      'a further list by what not everybody sees',
      further({ where: { cost: { isSet: true } } }),
      `lists.old asks for 'cost', which asks for a right of its own`,
    ],
    [
      'a further list by several values',
      { ...withField('staff', field.refs('staff')), ...further({ where: { staff: { isSet: true } } }) },
      `lists.old asks for 'staff', which has no one value`,
    ],
    [
      'a further list by what a choice cannot be',
      further({ where: { stage: { is: ['C'] } } }),
      `lists.old asks for 'C', which 'stage' cannot be`,
    ],
    [
      'a further list by bounds of what is no number',
      further({ where: { stage: { from: 1 } } }),
      `lists.old bounds 'stage', which is no integer`,
    ],
    [
      'a further list with a column that is none',
      further({ columns: ['nothing'] }),
      `lists.old shows 'nothing', which is no field`,
    ],
    ['a further list with a column twice', further({ columns: ['name', 'name'] }), `lists.old shows 'name' twice`],
    [
      'a further list with a card of its own',
      further({ card: ['stage'] }),
      `lists.old.card shows 'stage', which is no column`,
    ],
    [
      'a further list in no order',
      further({ sort: ['stage', 'ASC'] }),
      `lists.old sorts by 'stage', which is not sortable`,
    ],
    [
      'a further list with more filters',
      further({ filters: ['cost'] }),
      `lists.old filters by 'cost', by which the main list does not`,
    ],
    [
      'a further list with an action that is none',
      further({ actions: ['go'] }),
      `lists.old offers 'go', which is no action`,
    ],
    ['two lists at one path', { lists: { old: old, older: old } }, `two lists have the route 'old'`],
    [
      'an address of steps without a place for the step',
      { ...steps({ go: { from: ['A'], to: 'B' } }), api: { base: '/x', stepsAlso: 'POST /desk/{id}' as never } },
      `api.stepsAlso 'POST /desk/{id}' is no path of steps`,
    ],
    [
      'an address of steps that there are not',
      { api: { base: '/x', stepsAlso: 'POST /desk/{step}' } },
      'api.stepsAlso names steps, and no states are declared',
    ],
    [
      'an address of steps of many that it does not offer',
      {
        ...steps({ go: { from: ['A'], to: 'B' } }),
        api: { base: '/x', stepsAlso: 'POST /desk/{step}', without: ['bulk'] },
        list: { columns: ['name'], sort: ['name', 'ASC'] },
      },
      'api.stepsAlso names steps of many, which it does not offer',
    ],
    [
      'a free state that is none',
      { states: { stage: { steps: {}, free: ['C'] } } },
      `states.stage.free speaks of 'C', which 'stage' cannot be`,
    ],
    [
      'a start that is none',
      { states: { stage: { steps: {}, starts: ['C'] } } },
      `states.stage.starts speaks of 'C', which 'stage' cannot be`,
    ],
    [
      'a lock of a state that is none',
      { states: { stage: { steps: {}, locks: { C: { delete: false } } } } },
      `states.stage.locks speaks of 'C', which 'stage' cannot be`,
    ],
    [
      'a lock that opens what is no field',
      { states: { stage: { steps: {}, locks: { A: { edit: ['nam'] } } } } },
      `the state 'A' opens 'nam', which is no field`,
    ],
  ])('is refused for %s', (_, changes, mistake) => {
    expect(mistakesOf(changes)).toContain(mistake);
  });

  it('is told all that is wrong with it at once, under its name', () => {
    const wrong = { name: 'Thing', title: 'nam', ...inList({ columns: ['nam'], sort: ['nam', 'ASC'] }), form: {} };
    const mistakes = mistakesOf(wrong);
    expect(mistakes.length).toBeGreaterThanOrEqual(6);
    expect(() => defineEntity({ ...good, ...wrong } as Loose)).toThrow(
      `The declaration of Thing is wrong:\n- ${mistakes.join('\n- ')}`,
    );
  });

  it('is taken where nothing is wrong', () => {
    expect(mistakesOf({})).toEqual([]);
    const derived = withField('age', field.computed('ageInYears', { as: 'integer' }));
    expect(mistakesOf({ ...derived, form: { all: ['name', 'secret', 'age'] } })).toEqual([]);
  });
});

describe('a declared entity', () => {
  const entity = defineEntity(good) as AnyEntity;

  it('is frozen, all the way down', () => {
    const open = (value: unknown): boolean =>
      typeof value === 'object' && value !== null && (!Object.isFrozen(value) || Object.values(value).some(open));
    expect(open(entity)).toBe(false);
    expect(() => Object.assign(entity.fields, { more: field.text() })).toThrow(TypeError);
    expect(() => (entity.list.columns as string[]).push('day')).toThrow(TypeError);
  });

  it('knows its plural, table, root, tabs and routes', () => {
    expect(entity).toMatchObject({ plural: 'things', table: 'things', root: 'thing' });
    expect(entity.detail).toEqual({ tabs: ['summary', 'history'] });
    expect(entity.routes).toHaveLength(12);
    expect(entity.routes).toContainEqual({ operation: 'list', method: 'POST', path: '/v1/things/list' });
    expect(entity.routes).toContainEqual({ operation: 'create', method: 'POST', path: '/v1/things' });
  });

  it('offers what its declaration leaves, by the routes that it spells out, under each prefix', () => {
    const { routes } = defineEntity({
      ...good,
      api: { base: '/v1/things', alsoUnder: ['/more'], routes: { list: 'GET /', update: 'PUT /' }, without: ['bulk'] },
    });
    expect(routes).toHaveLength(22);
    expect(routes.filter(({ operation }) => operation === 'list')).toEqual([
      { operation: 'list', method: 'GET', path: '/v1/things' },
      { operation: 'list', method: 'GET', path: '/more/v1/things' },
    ]);
    expect(routes.some(({ operation }) => operation === 'bulk')).toBe(false);
  });

  it('is checked again wherever it is asked for', () => {
    expect(() => checkEntity(entity)).not.toThrow();
    expect(() => checkEntity({ ...entity, title: 'day' })).toThrow(DeclarationError);
  });
});

it('tells every wire key of a field', () => {
  expect(keysOf('cost', fields.cost)).toEqual(['costCurrency', 'cost']);
  expect(keysOf('start', fields.start)).toEqual(['start', 'startTimeZone', 'startIsAllDay', 'startEnd', 'startDay']);
  expect(keysOf('boss', field.ref('staff'))).toEqual(['bossId', 'boss']);
  expect(keysOf('parties', field.refs('staff'))).toEqual(['partyIds', 'parties']);
  expect(keysOf('lines', fields.lines)).toEqual(['lines']);
});
