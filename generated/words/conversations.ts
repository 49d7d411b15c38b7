// Generated from the catalogs by `npm run generate`. Do not edit.

/** English words of the lists of the area's entities. */
export const words = {
  callLog: {"name":"Call |||| Calls","fields":{"subject":"Subject","direction":"Direction","at":"When","durationSeconds":"Seconds","number":"Number","about":"With","staff":"Staff member","outcome":"Outcome","note":"Note","task":"Task"},"choices":{"direction":{"IN":"Incoming","OUT":"Outgoing","MISSED":"Missed"}}},
  enquiry: {"name":"Enquiry |||| Enquiries","fields":{"subject":"Subject","name":"Name","email":"Email","phoneNumber":"Phone","message":"Message","talents":"Talents","form":"Form","at":"When","state":"State","spamReasons":"Taken for spam","assignees":"Assigned to","about":"Known as","answeredAt":"Answered"},"choices":{"state":{"NEW":"New","OPEN":"Open","ANSWERED":"Answered","CLOSED":"Closed","SPAM":"Spam"},"spamReasons":{"TRAP":"Hidden field filled","TOO_FAST":"Sent too fast","STALE":"Page not from here","LINKS":"Mostly links","REPEATED":"Sent before"}}},
  enquiryForm: {"name":"Enquiry form |||| Enquiry forms","fields":{"name":"Name","isOpen":"Open","asksPhone":"Ask for a phone number","talents":"Talents to choose from","staff":"Assigned to"}},
  mailLog: {"name":"Email |||| Emails","fields":{"subject":"Subject","direction":"Direction","state":"State","at":"When","fromName":"From","fromAddress":"From address","recipients":"To","about":"With","staff":"Staff member","text":"Text","isAutomatic":"Automatic","threadId":"Thread"},"choices":{"direction":{"IN":"Incoming","OUT":"Outgoing"},"state":{"RECEIVED":"Received","WAITING":"Sending","SENT":"Sent","FAILED":"Failed","KEPT":"Not sent: no mail server"},"recipients":{"kind":{"TO":"To","CC":"Cc","BCC":"Bcc"}}},"cells":{"recipients":{"kind":"As","address":"Address","name":"Name"}},"rows":{"recipients":"Recipient"}},
  mailTemplate: {"name":"Message template |||| Message templates","fields":{"name":"Name","subject":"Subject","text":"Text"}},
};
