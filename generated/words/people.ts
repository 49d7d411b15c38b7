// Generated from the catalogs by `npm run generate`. Do not edit.

/** English words of the lists of the area's entities. */
export const words = {
  talent: {"name":"Talent |||| Talents","fields":{"displayName":"Name","status":"Status","state":"State","categories":"Categories","tags":"Tags","assignees":"Roster","email":"Email","phoneNumber":"Phone","dob":"Date of birth","age":"Age","location":"Location","startDate":"Start date","type":"Type","subTypes":"Sub-types","gender":"Gender","height":"Height","hairColour":"Hair","eyeColour":"Eyes"},"choices":{"status":{"PENDING":"Pending","ACTIVE":"Active","REJECTED":"Rejected","LOCKED":"Locked"},"state":{"ACTIVE":"Active","ARCHIVED":"Archived","DEACTIVATE":"Deactivated"},"gender":{"FEMALE":"Female","MALE":"Male","NON_BINARY":"Non-binary","OTHER":"Other"},"hairColour":{"BLACK":"Black","BROWN":"Brown","BLOND":"Blond","RED":"Red","GREY":"Grey","WHITE":"White","BALD":"Bald","OTHER":"Other"},"eyeColour":{"BROWN":"Brown","HAZEL":"Hazel","GREEN":"Green","BLUE":"Blue","GREY":"Grey","OTHER":"Other"}}},
  scout: {"name":"Scout |||| Scouts"},
  partner: {"name":"Partner |||| Partners","fields":{"displayName":"Company name","industryCategory":"Industry","companyWebsite":"Website","email":"Email","phoneNumber":"Phone","headOfficeLocation":"Head office","assignees":"Assigned staff"}},
  staff: {"name":"Staff member |||| Staff","fields":{"displayName":"Name","position":"Role","email":"Email","phoneNumber":"Phone","location":"Location","talents":"Talent roster","scouts":"Prospect roster","startDate":"Start date","lastLogin":"Last login","accountState":"Account"},"choices":{"accountState":{"NONE":"No account","INVITED":"Invited","NO_ACCESS":"No access","ACTIVE":"Active","SUSPENDED":"Suspended"}}},
  note: {"name":"Note |||| Notes","fields":{"text":"Text","owner":"About","author":"Author","mentions":"Mentions","isPinned":"Pinned"}},
  partnerContact: {"name":"Contact |||| Contacts","fields":{"name":"Name","role":"Role","email":"Email","phoneNumber":"Phone","whatsappNumber":"WhatsApp","client":"Partner"}},
};
