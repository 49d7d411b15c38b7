import type { NamePool } from './pool.ts';

/** Names in other scripts than Latin, as some people prefer theirs to be written. */
export const scripts: readonly NamePool[] = [
  {
    script: 'Greek',
    given: 'Δανάη:danai Ιφιγένεια:ifigeneia Μυρτώ:myrto',
    family: 'Βλαχογιάννη:vlachogianni Θεοδωρίδου:theodoridou Καραμήτρου:karamitrou',
  },
  {
    script: 'Greek',
    given: 'Νικηφόρος:nikiforos Στέλιος:stelios Αχιλλέας:achilleas',
    family: 'Μαστρογιάννης:mastrogiannis Καραμήτρος:karamitros Ξυδάκης:xydakis',
  },
  {
    script: 'Cyrillic',
    given: 'Соломія:solomiia Злата:zlata Остап:ostap Дарина:daryna Юліан:yulian',
    family: 'Паламарчук:palamarchuk Левчук:levchuk Сидоренко:sydorenko Мельничук:melnychuk',
  },
  {
    script: 'Cyrillic',
    given: 'Милица:milica Огњен:ognjen Јована:jovana',
    family: 'Радивојевић:radivojevic Стојковић:stojkovic',
  },
  {
    script: 'Arabic',
    given: 'ليلى:layla يوسف:yousef نور:nour كريم:karim سلمى:salma',
    family: 'الحداد:alhaddad بيضون:baydoun الزيات:alzayat منصوري:mansouri',
  },
  {
    script: 'Hebrew',
    given: 'ליאור:lior נועה:noa תמר:tamar איתן:eitan',
    family: 'בן־ארי:ben-ari אלקיים:elkayam גולדרייך:goldreich',
  },
  {
    script: 'Armenian',
    given: 'Անահիտ:anahit Տիգրան:tigran',
    family: 'Մարտիկյան:martikyan Գալստյան:galstyan',
  },
  {
    script: 'Georgian',
    given: 'თამარი:tamari ლუკა:luka',
    family: 'ჩხეიძე:chkheidze გელოვანი:gelovani',
  },
  {
    script: 'Han',
    isFamilyFirst: true,
    joint: '',
    given: '雨桐:yutong 思远:siyuan 嘉宁:jianing 若溪:ruoxi 景行:jingxing',
    family: '褚:chu 项:xiang 柏:bai 凌:ling',
  },
  {
    script: 'Han',
    isFamilyFirst: true,
    given: '美緒:mio 陽翔:haruto 結月:yuzuki 蒼真:soma',
    family: '早瀬:hayase 藤代:fujishiro 水野谷:mizunoya',
  },
  {
    script: 'Katakana',
    given: 'エミリア:emilia ノア:noah',
    family: 'タナベ:tanabe ハリス:harris',
    joint: '・',
  },
  {
    script: 'Hangul',
    isFamilyFirst: true,
    joint: '',
    given: '하늘:haneul 서윤:seoyun 도현:dohyun 예린:yerin 준서:junseo',
    family: '탁:tak 표:pyo 봉:bong 금:geum',
  },
  {
    script: 'Thai',
    given: 'สุภาวดี:suphawadi กิตติพงษ์:kittiphong ณัฐธิดา:natthida',
    family: 'จันทร์งาม:channgam ทองประเสริฐ:thongprasert วงศ์เจริญ:wongcharoen',
  },
  {
    script: 'Devanagari',
    given: 'आरव:aarav मीरा:meera ईशान:ishaan काव्या:kavya',
    family: 'जोगलेकर:joglekar त्रिवेदी:trivedi बिष्ट:bisht',
  },
  {
    script: 'Tamil',
    given: 'கவிதா:kavitha இளங்கோ:ilango',
    family: 'முருகேசன்:murugesan செல்வராஜ்:selvaraj',
  },
  {
    script: 'Bengali',
    given: 'অনন্যা:ananya রূপম:rupam',
    family: 'চক্রবর্তী:chakraborty সরকার:sarkar',
  },
  {
    script: 'Ethiopic',
    given: 'ሰላም:selam ዳዊት:dawit',
    family: 'ተስፋዬ:tesfaye በቀለ:bekele',
  },
];
