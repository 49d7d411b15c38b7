/** Types of contracts that the demo's agencies use. */
export const contractTypeNames = ['Booking', 'Endorsement', 'Licence', 'Recording', 'Representation'] as const;

/** The types of the subjects of deals, by the beginning of their words. */
export const typeOfSubject: Readonly<Record<string, (typeof contractTypeNames)[number]>> = {
  Ambassador: 'Endorsement',
  Social: 'Endorsement',
  Photo: 'Licence',
  Voice: 'Licence',
  Television: 'Licence',
  Studio: 'Recording',
  Season: 'Endorsement',
};

/** Templates of contracts by their type, with merge fields. */
export const contractTemplateTexts = [
  {
    name: 'Booking agreement',
    type: 'Booking',
    text: `## Booking agreement {{reference}}

between **{{client}}** and the agency, for **{{talents}}**.

1. **Engagement.** {{summary}}, from {{startsOn}} to {{endsOn}}.
2. **Fee.** {{value}}, payable within 14 days of the invoice.
3. **Travel.** The partner provides travel and accommodation of the standard agreed on in writing.
4. **Notice.** Notices under this agreement are given in writing.`,
  },
  {
    name: 'Endorsement agreement',
    type: 'Endorsement',
    text: `## Endorsement agreement {{reference}}

**{{client}}** engages **{{talents}}** for {{summary}}.

1. **Term.** {{startsOn}} to {{endsOn}}.
2. **Fee.** {{value}}, in the instalments that the schedule names.
3. **Exclusivity.** While it lasts the talent appears for nobody else in the category named in the schedule.
4. **Approval.** Nothing is published before the agency has approved it in writing.`,
  },
  {
    name: 'Licence of image and voice',
    type: 'Licence',
    text: `## Licence {{reference}}

**{{talents}}** licenses the recordings of {{summary}} to **{{client}}** until {{endsOn}}, for {{value}}.

Use beyond the media and territories named in the schedule needs a further licence.`,
  },
] as const;

/** Clauses that the demo's agencies put into their contracts. */
export const termTexts = [
  { name: 'Payment', text: 'Fees are due within 14 days of the invoice. Late payment bears interest.' },
  { name: 'Travel', text: '{{client}} provides travel and accommodation of the standard agreed on in writing.' },
  { name: 'Cancellation', text: 'Half the fee is due where the engagement is called off within 14 days before it.' },
  { name: 'Image rights', text: 'Pictures and recordings are used for the purpose of this contract alone.' },
] as const;

/** Deliverables of the parts of contracts. */
export const deliverableTexts = ['Rehearsal', 'Performance', 'Six posts', 'Two portraits', 'Interview', 'Recording'];
