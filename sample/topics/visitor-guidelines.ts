import type { ImportedTopic } from '#schema/import/network-content'
import { textsElsewhere } from './guidelines-elsewhere'

type Texts = Readonly<Record<string, readonly [title: string, richText: string]>>

/** Ottawa begins with the shoes, which in winter are boots. */
const OTTAWA = { language: 'en-US', locationId: 20, topicIds: [274, 273, 275, 276, 277, 278, 279] }

/** Texts by language, for the default location; those of another location as in `en-US@20`. */
function guideline(order: number, mediaIds: readonly number[], texts: Texts): ImportedTopic {
  return {
    id: 272 + order,
    parentId: order === 0 ? null : 272,
    order,
    ...(order === 0 && { children: [OTTAWA] }),
    externalUrl: order === 0 ? '/visit' : null,
    mediaIds,
    items: [
      ...Object.entries(texts).map(([key, [title, richText]]) => {
        const [language = key, locationId = '10'] = key.split('@')
        return { language, locationId: Number(locationId), title, richText }
      }),
      ...textsElsewhere(272 + order),
    ],
  }
}

/** Topic 272 is the root of the visitor guidelines (specification section 7); each child is one tab. */
export const visitorGuidelines: readonly ImportedTopic[] = [
  guideline(0, [16], {
    'en-US': [
      'Visitor Guidelines',
      '<p>The mandir is a place of prayer first. These few customs keep it quiet and clean for everyone, and they are quickly learned: if you are unsure, ask anyone with a saffron badge.</p>',
    ],
    'gu-IN': [
      'મુલાકાતીઓ માટે માર્ગદર્શન',
      '<p>મંદિર સૌથી પહેલાં પ્રાર્થનાનું સ્થાન છે. નીચેના થોડા નિયમો સૌ માટે શાંતિ અને સ્વચ્છતા જાળવે છે. કંઈ પૂછવું હોય તો કેસરી બેજ પહેરેલા કોઈ પણ સ્વયંસેવકને પૂછો.</p>',
    ],
    'en-US@20': [
      'Visiting the Ottawa mandir',
      '<p>Come as you are, in any weather. The foyer is heated, the chai is hot, and someone at the desk will show you where to begin.</p>',
    ],
    'gu-IN@20': [
      'ઓટાવાના મંદિરની મુલાકાતે',
      '<p>જેવા છો તેવા આવો, ગમે તે હવામાનમાં. પ્રવેશખંડ હૂંફાળો છે, ચા ગરમ છે, અને સ્વાગત કક્ષમાં કોઈ બતાવશે કે ક્યાંથી શરૂ કરવું.</p>',
    ],
  }),
  guideline(1, [16], {
    'en-US': [
      'Dress Code',
      '<p>Clothes that cover shoulders, midriff and knees are welcome, whatever their style. If you come from work, from sport or from the road, wraps are lent free of charge at the welcome desk.</p><ul><li>No shorts or skirts above the knee</li><li>No hats or caps indoors; head coverings of faith are of course welcome</li><li>Please no clothing with offensive words or pictures</li></ul>',
    ],
    'gu-IN': [
      'પહેરવેશ',
      '<p>ખભા, પેટ અને ઘૂંટણ ઢંકાય તેવાં વસ્ત્રો પહેરવા વિનંતી. જરૂર હોય તો સ્વાગત કક્ષમાંથી ઉપવસ્ત્ર વિનામૂલ્યે મળશે.</p>',
    ],
    'en-US@20': [
      'Dress Code',
      '<p>Clothes that cover shoulders, midriff and knees, and as many layers as the day asks for. Snow trousers can stay on the hooks in the boot room; wraps are lent at the desk.</p>',
    ],
    'gu-IN@20': [
      'પહેરવેશ',
      '<p>ખભા, પેટ અને ઘૂંટણ ઢંકાય તેવાં વસ્ત્રો, અને દિવસ માગે તેટલાં પડ. બરફનું પાટલૂન બૂટના ખંડની ખીંટીએ રહી શકે; ઓઢવાની શાલ સ્વાગત કક્ષમાંથી મળે છે.</p>',
    ],
  }),
  guideline(2, [10], {
    'en-US': [
      'Shoes',
      '<p>Shoes come off before the inner doors. There are racks for 900 pairs on both sides of the entrance and benches to sit on; the floor inside is warm all year round. Socks are fine.</p>',
    ],
    'gu-IN': [
      'પગરખાં',
      '<p>અંદરના દરવાજા પહેલાં પગરખાં ઉતારવાં. પ્રવેશદ્વારની બંને બાજુએ પગરખાં મૂકવાની વ્યવસ્થા છે.</p>',
    ],
    'en-US@20': [
      'Boots and Shoes',
      '<p>From November to April, boots go to the heated boot room on your left: take a numbered tag, they will be dry when you leave. Bring a second pair of socks; you will be glad of it.</p>',
    ],
    'gu-IN@20': [
      'બૂટ અને પગરખાં',
      '<p>નવેમ્બરથી એપ્રિલ સુધી બૂટ ડાબી બાજુના ગરમ બૂટના ખંડમાં મૂકવાં: ક્રમાંકવાળો બિલ્લો લો, પાછા જાઓ ત્યારે તે સૂકાં હશે. મોજાંની બીજી જોડી લાવજો; કામ લાગશે.</p>',
    ],
  }),
  guideline(3, [48], {
    'en-US': [
      'Conduct',
      '<p>In the inner hall voices are low and phones are silent. Walk around the shrines clockwise, keep the middle aisle free during arti, and please do not touch the carvings: they are older than they look and softer than they seem.</p><p>Food, drink, smoking and alcohol have no place on the grounds. Guide dogs do.</p>',
    ],
    'gu-IN': [
      'શિસ્ત',
      '<p>અંદરના ખંડમાં શાંતિ જાળવવી અને ફોન બંધ રાખવા. પ્રદક્ષિણા જમણી બાજુથી કરવી. આરતી સમયે વચ્ચેનો માર્ગ ખુલ્લો રાખવો.</p>',
    ],
  }),
  guideline(4, [40], {
    'en-US': [
      'Seating Arrangement',
      '<p>In the assembly people sit on the floor, men to the left and women to the right by custom; families with small children sit together at the back. Chairs stand along both walls for anyone who would rather have one.</p>',
    ],
    'gu-IN': [
      'બેઠક વ્યવસ્થા',
      '<p>સભામાં સૌ જમીન પર બેસે છે. જેમને જરૂર હોય તેમના માટે બંને દીવાલ પાસે ખુરશીઓ છે. નાનાં બાળકો સાથેના પરિવારો પાછળ સાથે બેસી શકે છે.</p>',
    ],
  }),
  guideline(5, [32], {
    'en-US': [
      'Photography',
      '<p>Photographs are welcome in the gardens, the courtyards and the haveli. Please do not take pictures in the inner hall: darshan is for the eyes. For films, drones and wedding pictures, write to us a week ahead.</p>',
    ],
    'gu-IN': [
      'ફોટોગ્રાફી',
      '<p>બગીચા, આંગણ અને હવેલીમાં ફોટા પાડી શકાય છે. ગર્ભગૃહ સામે ફોટા પાડવાની મનાઈ છે.</p>',
    ],
  }),
  guideline(6, [24], {
    'en-US': [
      'Accessibility',
      '<p>Every public room can be reached without a step. Lifts stand beside the north entrance, wheelchairs are lent at the desk, and the assembly hall has an induction loop. Large-print and Braille guides are there for the asking.</p>',
    ],
    'gu-IN': [
      'સુગમતા',
      '<p>દરેક જાહેર ખંડમાં પગથિયાં વિના જઈ શકાય છે. લિફ્ટ ઉત્તરના પ્રવેશદ્વાર પાસે છે, પૈડાંવાળી ખુરશી સ્વાગત કક્ષમાંથી મળે છે, અને સભાખંડમાં શ્રવણયંત્ર માટે લૂપ છે. મોટા અક્ષરની અને બ્રેઇલ પુસ્તિકા માગવાથી મળે છે.</p>',
    ],
    'en-US@20': [
      'Accessibility',
      '<p>The ramp at the east door is heated and cleared first after every snowfall. A lift reaches both floors; two wheelchairs stand at the desk. Para Transpo stops directly at the door.</p>',
    ],
    'gu-IN@20': [
      'સુગમતા',
      '<p>પૂર્વના દરવાજાનો ઢાળ ગરમ રખાય છે અને દરેક બરફ પછી સૌથી પહેલો સાફ થાય છે. લિફ્ટ બંને માળે જાય છે; સ્વાગત કક્ષમાં બે પૈડાંવાળી ખુરશી છે. પેરા ટ્રાન્સ્પો સીધી દરવાજે ઊભી રહે છે.</p>',
    ],
  }),
  guideline(7, [47], {
    'en-US': [
      'Children and Groups',
      '<p>Children are part of the mandir’s sound. There is a playroom beside the assembly, a family washroom on each floor, and a trail with twelve animals to find in the stone.</p><p>Groups of ten or more: tell us two weeks ahead and we will give you a guide, free of charge, in English, Gujarati, Hindi or Spanish.</p>',
    ],
    'gu-IN': [
      'બાળકો અને જૂથો',
      '<p>સભાખંડ પાસે બાળકો માટે રમવાનો ઓરડો છે. દસ કે વધુ વ્યક્તિઓના જૂથ માટે બે અઠવાડિયાં પહેલાં જણાવશો તો માર્ગદર્શક વિનામૂલ્યે મળશે.</p>',
    ],
  }),
]
