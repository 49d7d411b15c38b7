// Generated from the folders of the areas by `npm run generate`. Do not edit.

/** English words of the area's entities. */
export const words = {
  note: {"name":"Note |||| Notes","fields":{"text":"Text","attachments":"Attachments","owner":"About","author":"Author","mentions":"Mentions","isPinned":"Pinned"},"sections":{"note":"Note"}},
  partner: {"name":"Partner |||| Partners","fields":{"displayName":"Company name","industryCategory":"Industry","companyWebsite":"Website","email":"Email","phoneNumber":"Phone","headOfficeLocation":"Head office","assignees":"Assigned staff"}},
  partnerContact: {"name":"Contact |||| Contacts"},
  scout: {"name":"Scout |||| Scouts"},
  staff: {"name":"Staff member |||| Staff","fields":{"displayName":"Name","position":"Role","email":"Email","phoneNumber":"Phone","location":"Location","talents":"Talent roster","scouts":"Prospect roster","dob":"Date of birth","startDate":"Start date","timezoneId":"Time zone","lastLogin":"Last login","accountState":"Account"},"sections":{"identity":"Identity","about":"About"},"choices":{"accountState":{"NONE":"No account","INVITED":"Invited","NO_ACCESS":"No access","ACTIVE":"Active","SUSPENDED":"Suspended"}}},
  talent: {"name":"Talent |||| Talents","fields":{"displayName":"Name","status":"Status","state":"State","categories":"Categories","tags":"Tags","assignees":"Roster","email":"Email","phoneNumber":"Phone","dob":"Date of birth","age":"Age","location":"Location","timezoneId":"Time zone","startDate":"Start date","type":"Type","subTypes":"Sub-types","gender":"Gender","height":"Height","hairColour":"Hair","eyeColour":"Eyes"},"choices":{"status":{"PENDING":"Pending","ACTIVE":"Active","REJECTED":"Rejected","LOCKED":"Locked"},"state":{"ACTIVE":"Active","ARCHIVED":"Archived","DEACTIVATE":"Deactivated"},"gender":{"FEMALE":"Female","MALE":"Male","NON_BINARY":"Non-binary","OTHER":"Other"},"hairColour":{"BLACK":"Black","BROWN":"Brown","BLOND":"Blond","RED":"Red","GREY":"Grey","WHITE":"White","BALD":"Bald","OTHER":"Other"},"eyeColour":{"BROWN":"Brown","HAZEL":"Hazel","GREEN":"Green","BLUE":"Blue","GREY":"Grey","OTHER":"Other"}}},
};
