// Generated from the declarations by `npm run generate`. Do not edit.
import type { Sketch } from '../schema/language/outline.ts';

/** Outlines of the entities by area. */
export const sketches: Readonly<Record<string, readonly Sketch[]>> = {
  community: [
    {"name":"audio","title":"title","access":"CMS","detail":{"tabs":["summary","history"],"as":"dialog"},"targets":{"talents":["talent"]},"through":["talents"]},
    {"name":"cmsEvent","title":"title","access":"CMS","detail":{"tabs":["summary","history"],"as":"dialog"},"isImported":true,"targets":{"talents":["talent"]},"through":["talents"]},
    {"name":"fanroomPoll","root":"snippetPoll","title":"content","access":"CMS","detail":{"tabs":["summary","history"],"as":"dialog"},"targets":{"talent":["talent"]},"through":["talent"]},
    {"name":"fanroomPost","root":"snippetPost","title":"name","access":"CMS","detail":{"tabs":["summary","history"],"as":"dialog"},"targets":{"talent":["talent"]},"through":["talent"]},
    {"name":"news","title":"title","plural":"newsItems","access":"CMS","detail":{"tabs":["summary","history"],"as":"dialog"},"isImported":true,"targets":{"talents":["talent"]},"through":["talents"]},
    {"name":"snippetPoll","title":"content","access":"CMS","detail":{"tabs":["summary","history"],"as":"dialog"},"targets":{"talent":["talent"]},"through":["talent"]},
    {"name":"snippetPost","title":"name","access":"CMS","detail":{"tabs":["summary","history"],"as":"dialog"},"targets":{"talent":["talent"]},"through":["talent"]},
    {"name":"video","title":"title","access":"CMS","detail":{"tabs":["summary","history"],"as":"dialog"},"targets":{"talents":["talent"]},"through":["talents"]},
  ],
  conversations: [
    {"name":"callLog","title":"subject","access":"COMM","detail":{"tabs":["summary","history"],"as":"dialog"},"targets":{"about":["talent","scout","partner","partnerContact","staff"]},"through":["about"]},
    {"name":"enquiry","title":"subject","plural":"enquiries","access":"COMM","detail":{"tabs":["summary","history"],"as":"dialog"},"targets":{"talents":["talent"],"about":["talent","scout","partner","partnerContact"]},"through":["talents","about"]},
    {"name":"enquiryForm","title":"name","access":{"read":"everyone","write":"ORGANIZATION"},"detail":{"tabs":["summary","history"],"as":"dialog"}},
    {"name":"mailLog","title":"subject","access":"COMM","detail":{"tabs":["summary","history"],"as":"dialog"},"targets":{"about":["talent","scout","partner","partnerContact"]},"through":["about"]},
    {"name":"mailTemplate","title":"name","access":{"read":"everyone","write":"ORGANIZATION"},"detail":{"tabs":["summary","history"],"as":"dialog"}},
  ],
  files: [
    {"name":"libraryItem","title":"name","access":{"by":"LIBRARY","belongsTo":"owner"},"targets":{"owner":["talent","scout","partner","staff"]}},
  ],
  money: [
    {"name":"creditNote","title":"number","access":"FINANCE","under":{"as":"credit-notes","place":71,"by":{"partner":"client"}},"detail":{"tabs":["summary","history"],"as":"dialog"}},
    {"name":"expense","title":"summary","access":"FINANCE","detail":{"tabs":["summary","history"],"as":"dialog"}},
    {"name":"invoice","title":"number","access":"FINANCE","under":{"as":"invoices","place":70,"by":{"partner":"client"}}},
    {"name":"managementFee","title":"displayName","access":{"owner":"contract","also":"FINANCE"},"targets":{"contract":["contract"]}},
    {"name":"managementFeeRule","title":"displayName","access":"FINANCE","detail":{"tabs":["summary","history"],"as":"dialog"}},
    {"name":"taxRate","title":"displayName","access":"FINANCE","detail":{"tabs":["summary","history"],"as":"dialog"}},
  ],
  people: [
    {"name":"note","title":"text","access":{"owner":"owner"},"targets":{"owner":["talent","scout","partner","staff","opportunity","event","project","contract"]}},
    {"name":"partner","group":"people","title":"displayName","access":"PARTNER","face":"company","isImported":true},
    {"name":"partnerContact","title":"name","plural":"contacts","access":{"owner":"client"},"face":"person","isImported":true,"targets":{"client":["partner","talent","scout"]},"through":["client"]},
    {"name":"scout","root":"talent","group":"people","title":"displayName","access":"SCOUT","face":"person","isImported":true,"elsewhere":["startDate","performances","height","weight","chest","waist","hips","inseam","collar","sleeve","shoulders","head","measuredOn","shoeSize","dressSize","suitSize","gloveSize","hairColour","eyeColour","distinctiveMarks","brands","brandsToAvoid"]},
    {"name":"staff","group":"people","title":"displayName","plural":"staff","access":"STAFF","face":"person"},
    {"name":"talent","group":"people","title":"displayName","access":"TALENT","face":"person","isImported":true},
  ],
  settings: [
    {"name":"catalogue","title":"displayName","access":{"read":"everyone","write":"ORGANIZATION"}},
    {"name":"customField","title":"label","access":{"read":"everyone","write":"ORGANIZATION"}},
    {"name":"savedFilter","title":"name","access":{"own":true}},
  ],
  contracts: [
    {"name":"contract","group":"work","title":"summary","access":"CONTRACT","under":{"as":"contracts","place":20,"by":{"talent":"talents","scout":"talents","partner":"client","staff":"assignees"}},"list":{"tabs":"financialStatuses"},"isImported":true,"targets":{"talents":["talent","scout"]},"through":["talents"]},
    {"name":"contractAmount","title":"label","plural":"amounts","access":{"owner":"contract","also":"FINANCE"},"targets":{"contract":["contract"]}},
    {"name":"contractTemplate","title":"displayName","access":{"read":"everyone","write":"ORGANIZATION"}},
    {"name":"contractType","title":"displayName","access":{"read":"everyone","write":"ORGANIZATION"}},
    {"name":"subContract","title":"summary","access":{"owner":"contract"},"targets":{"contract":["contract"]}},
  ],
  work: [
    {"name":"event","group":"work","title":"summary","access":"EVENT","under":{"as":"event","place":30,"by":{"talent":"talents","scout":"talents","partner":"client","staff":"staffIds"}},"list":{"tabs":"categoryCodes"},"targets":{"talents":["talent","scout"]},"through":["talents"]},
    {"name":"hold","title":"label","access":"EVENT","targets":{"talent":["talent","scout"],"event":["event"],"opportunity":["opportunity"]},"through":["talent","event","opportunity"]},
    {"name":"opportunity","group":"work","title":"summary","plural":"opportunities","access":"PIPELINE","under":{"as":"pipeline","place":10,"by":{"talent":"talents","scout":"talents","partner":"client","staff":"staffIds"}},"list":{"tabs":"categoryCodes"},"isImported":true,"targets":{"talents":["talent","scout"]},"through":["talents"]},
    {"name":"project","group":"work","title":"summary","access":"PROJECT","under":{"as":"project","place":40,"by":{"talent":"talents","scout":"talents","partner":"client","staff":"staffIds"}},"list":{"tabs":"categoryCodes"},"isImported":true,"targets":{"talents":["talent","scout"]},"through":["talents"]},
    {"name":"projectGroup","title":"displayName","access":{"owner":"project"},"targets":{"project":["project"]}},
    {"name":"status","title":"statusName","plural":"statuses","access":{"read":"everyone","write":"ORGANIZATION"}},
    {"name":"statusCategory","title":"displayName","plural":"statusCategories","access":{"read":"everyone","write":"ORGANIZATION"}},
    {"name":"supplier","title":"displayName","access":{"read":"everyone","write":"TASK"},"face":"company"},
  ],
  tasks: [
    {"name":"task","group":"work","title":"summary","access":"TASK","under":{"as":"tasks","place":50,"by":{"talent":"relatedTos","scout":"relatedTos","partner":"relatedTos","staff":"staffIds"}},"addAnywhere":{"key":"t","takes":{"relatedTos":"talents"},"assigns":"assignee"},"detail":{"tabs":["summary","history"],"as":"dialog"},"list":{"tabs":"categoryCodes"},"isImported":true,"targets":{"relatedTos":["talent","scout","partner","supplier"]},"through":["relatedTos"]},
    {"name":"taskGroup","title":"displayName","access":{"read":"everyone","write":"ORGANIZATION"}},
    {"name":"taskGroupItem","title":"summary","access":{"read":"everyone","write":"ORGANIZATION"}},
    {"name":"taskRule","title":"displayName","access":"FINANCE"},
    {"name":"taskType","title":"displayName","access":{"read":"everyone","write":"ORGANIZATION"}},
  ],
};
