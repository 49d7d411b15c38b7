import { systemActor, type Actor } from '../../schema/access/access.ts';
import { seedAgency } from '../../server/areas/operators/agencies/agencySeeds.ts';
import { readDebtors } from '../../server/areas/money/debtors/report.ts';
import { readLineFees } from '../../server/areas/money/fees/lineFees.ts';
import { feeIn, readSettledFee } from '../../server/areas/money/fees/openFee.ts';
import { keepInvoices } from '../../server/areas/money/invoices/invoices.ts';
import { keepPaid } from '../../server/areas/money/keepPaid.ts';
import { notifyOfPayment } from '../../server/areas/money/notices/payments.ts';
import { recordPayment } from '../../server/areas/money/payments/recording.ts';
import { ruleOfTask } from '../../server/areas/money/ready/itemsSql.ts';
import { countRecords, listRecords } from '../../server/engine/reading/list.ts';
import { sumRecords } from '../../server/engine/reading/sums.ts';
import { keepSeries } from '../../server/engine/writing/series.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { updateRecord } from '../../server/engine/writing/update.ts';
import { openServer } from '../database.ts';
import { atMost, inMilliseconds, type Figure, type Say, type Topic } from '../figures.ts';
import { fillInvoices } from '../scale/fill.ts';
import { openSide, type Side } from '../scale/side.ts';
import { inTurns } from '../turns.ts';

const agencyId = '01940000-0000-7000-8000-000000000001';
const clients = 200;
const lines = 60;
const sizes = { small: 10_000, report: 100_000, large: 1_000_000 } as const;
const today = new Date().toISOString().slice(0, 10);

/** Sums of the debtor report by hand: $1 agency, $2 day. */
const debtsByHand = `select client_id, currency, case when due_on is null or $2::date - due_on <= 0 then 0
    when $2::date - due_on <= 30 then 1 when $2::date - due_on <= 60 then 2 when $2::date - due_on <= 90 then 3 else 4 end as age,
    sum(outstanding) from invoices where agency_id = $1 and deleted_at is null and status = 'SENT' and outstanding > 0
  group by 1, 2, 3`;

/** An agency with clients and so many invoices. */
interface House {
  readonly side: Side;
  readonly actor: Actor;
  readonly clientId: string;
}

async function open(serverUrl: string, invoices: number, say: Say): Promise<House> {
  say(`making ${invoices.toLocaleString('en')} invoices`);
  const side = await openSide(serverUrl, [{ agencyId, talents: 100, notes: 0, assigned: 10 }]);
  const { engine } = side;
  keepSeries(engine);
  keepInvoices(engine, {
    readLineFees: (own, ...asked) => readLineFees({ engine: own, ruleOfTask }, ...asked),
    readSettledFee,
  });
  await seedAgency(engine, systemActor(agencyId));
  const actor = side.actorOf({ levels: null, staff: 'few' });
  const made = [];
  for (let nth = 0; nth < clients; nth += 1)
    made.push(await createRecord(engine, actor, 'partner', { displayName: `Client ${nth}` }));
  const clientId = made[0]?.record.id ?? '';
  const { record } = await createRecord(engine, actor, 'invoice', bodyOf(clientId, 1));
  await fillInvoices(side.url, { agencyId, invoice: record.id, invoices });
  return { side, actor, clientId };
}

const bodyOf = (clientId: string, count: number) => ({
  clientId,
  issuedOn: today,
  currency: 'AUD',
  lines: Array.from({ length: count }, (_line, at) => ({ description: `Night ${at + 1}`, unitPrice: '100.00' })),
});

const compared = (what: string, [against = 0, own = 0]: readonly number[], most: number): Figure => ({
  what,
  sides: [inMilliseconds(against), inMilliseconds(own)],
  ratio: own / against,
  target: atMost(most),
});

/** Compares writes of money with plain writes of as much. */
async function measureWrites({ side: { engine }, actor, clientId }: House): Promise<readonly Figure[]> {
  const contacts = Array.from({ length: lines }, (_contact, at) => ({
    name: `Night ${at + 1}`,
    entireAddress: '100.00',
  }));
  const creates = await inTurns(
    [
      () => createRecord(engine, actor, 'partner', { displayName: 'Client', billingContacts: contacts }),
      () => createRecord(engine, actor, 'invoice', bodyOf(clientId, lines)),
    ],
    { turns: 41 },
  );
  const { record } = await createRecord(engine, actor, 'invoice', bodyOf(clientId, lines));
  const deps = { engine, keepPaid, feeIn, notifyOfPayment };
  const pay = () =>
    engine.database.transaction(agencyId, (connection) =>
      recordPayment(deps, connection, actor, record.id, { amount: '1.00', paidOn: today }),
    );
  let turn = 0;
  const note = () => updateRecord(engine, actor, 'invoice', record.id, { note: `Turn ${(turn += 1)}` });
  const updates = await inTurns([note, pay], { turns: 101 });
  return [
    compared(`a new record with ${lines} rows, a new invoice with ${lines} lines`, creates, 3),
    compared('a note on an invoice, a payment of it', updates, 2),
  ];
}

/** Measures invoices: writes against plain ones, lists and reports against what they cost by hand and at two sizes. */
export async function measureFinance(say: Say): Promise<readonly Topic[]> {
  const server = await openServer();
  try {
    const [small, large] = [await open(server.url, sizes.small, say), await open(server.url, sizes.large, say)];
    const report = await open(server.url, sizes.report, say);
    say('measuring');
    const page = ({ side, actor }: House, more: object = {}) =>
      listRecords(side.engine, actor, 'invoice', { withTotal: false, ...more });
    const debts = { filters: { statuses: ['SENT'], paymentStatuses: ['UNPAID', 'PARTIALLY_PAID'] } };
    const { engine } = report.side;
    const count = () => countRecords(engine, report.actor, 'invoice', debts);
    const lists = [
      compared('the newest invoices', await inTurns([() => page(small), () => page(large)]), 1.5),
      compared(
        'open ones by their due date',
        await inTurns([
          () => page(small, { ...debts, orderBy: 'dueOn' }),
          () => page(large, { ...debts, orderBy: 'dueOn' }),
        ]),
        1.5,
      ),
    ];
    const sums = await inTurns([count, () => sumRecords(engine, report.actor, 'invoice', debts)]);
    const debtors = await inTurns([
      () => engine.database.query(agencyId, { text: debtsByHand, values: [agencyId, today] }),
      () => readDebtors(engine, report.actor, {}),
    ]);
    const writes = await measureWrites(small);
    for (const { side } of [small, large, report]) await side.close();
    return [
      {
        title: 'Writes of money',
        about: `An invoice with its number, rates and totals against a partner with as many rows; a payment, which keeps what is open and the payment status, against a note on the same invoice. Among ${sizes.small.toLocaleString('en')} invoices.`,
        sides: ['plain', 'money'],
        figures: writes,
      },
      {
        title: `Invoices: ${sizes.large.toLocaleString('en')} against ${sizes.small.toLocaleString('en')}`,
        about: 'A page of 20 of the same agency at two sizes, without its total.',
        sides: [sizes.small.toLocaleString('en'), sizes.large.toLocaleString('en')],
        figures: lists,
      },
      {
        title: `Sums of ${sizes.report.toLocaleString('en')} invoices`,
        about: 'Sums of a list against its count, and the debtor report of all clients against one statement by hand.',
        sides: ['against', 'own'],
        figures: [
          compared('total and outstanding of all open invoices, against their count', sums, 1.5),
          compared('the debtor report, against its statement', debtors, 2),
        ],
      },
    ];
  } finally {
    await server.stop();
  }
}
