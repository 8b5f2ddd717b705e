import { quickLinkItems } from '#renderer/parts/links/quick-link-items'
import { gujarati } from '#renderer/parts/words/gujarati'
import { FEEDBACK } from './forms'

/** The texts that the pages about visiting a location have in common, and each location's own. */
const everywhere = {
  'quick-links': { items: quickLinkItems(gujarati).map(({ title }) => ({ title })) },
  'opening-times': { displayName: 'દર્શનનો સમય' },
  guidelines: { displayName: 'માર્ગદર્શન' },
  security: {
    displayName: 'સુરક્ષા',
    intro: 'પ્રાર્થના કરવા આવનાર સૌની સલામતી માટે આ નિયમો પાળવામાં મદદ કરશો.',
    rules: [
      {
        title: 'દરવાજે થેલા તપાસાય છે',
        text: 'બને તેટલો ઓછો સામાન લાવજો; મોટા થેલા અને સૂટકેસ અંદર લઈ જવાતાં નથી.',
      },
      {
        title: 'ફોન અને કૅમેરા શાંત રહે',
        text: 'બહાર અને ચોકમાં ફોટા પાડી શકાય છે, મંદિરની અંદર નહીં.',
      },
      {
        title: 'અંદર ખાવા-પીવાની મનાઈ',
        text: 'બંધ બાટલીમાં પાણી ચાલે. ભોજનાલય સૌ માટે ખુલ્લું છે.',
      },
      {
        title: 'ધૂમ્રપાન, દારૂ કે નશો નહીં',
        text: 'આ આખા પરિસરને લાગુ પડે છે, પાર્કિંગને પણ.',
      },
      {
        title: 'શસ્ત્રો કે ધારદાર વસ્તુઓ નહીં',
        text: 'ખિસ્સાનાં ચપ્પાં અને ઓજારો તમે પાછા જાઓ ત્યાં સુધી દરવાજે સચવાય છે.',
      },
      {
        title: 'પાળેલાં પ્રાણી નહીં',
        text: 'સહાયક કૂતરાઓનું પરિસરમાં સ્વાગત છે; સ્વાગત કક્ષમાં પૂછજો.',
      },
      {
        title: 'ડ્રોન, ફુગ્ગા કે દડાની રમત નહીં',
        text: 'તે પ્રાર્થનામાં ખલેલ પાડે છે, અને કોતરણી નાજુક છે.',
      },
      {
        title: 'બાળકો મોટેરાં સાથે રહે',
        text: 'છૂટાં પડી જાઓ તો સ્વાગત કક્ષ પાસે મળજો: ત્યાં હંમેશાં કોઈક હોય છે.',
      },
    ],
    tabs: [
      {
        title: 'પગથિયાં વિના',
        text: '<p>મુખ્ય દ્વારથી ગર્ભગૃહ સુધી પગથિયાં વિનાનો માર્ગ છે; લિફ્ટ સ્વાગત કક્ષની ડાબી બાજુએ છે. પૈડાંવાળી ખુરશી ત્યાં મળે છે, અગાઉથી જણાવવાની જરૂર નથી.</p>',
      },
      {
        title: 'સાંભળવું અને જોવું',
        text: '<p>સભાખંડમાં શ્રવણયંત્ર માટે લૂપ છે, અને આરતીના શબ્દો મોટા અક્ષરમાં મળે છે. સહાયક કૂતરાઓનું સ્વાગત છે.</p>',
      },
      {
        title: 'શાંત સમય',
        text: '<p>દરરોજ સવારનો પહેલો કલાક ઘંટ અને લાઉડસ્પીકર વિનાનો છે. પુસ્તકાલયની પાછળ, જેને જોઈએ તેને માટે, એક શાંત ખંડ છે.</p>',
      },
    ],
  },
  events: { displayName: 'ઉત્સવો', title: 'તમે અહીં હો ત્યારે' },
  feedback: FEEDBACK,
} as const

interface Own {
  readonly title: string
  readonly subtitle: string
  readonly arrive: string
  readonly parking: string
}

const own: Readonly<Record<number, Own>> = {
  20: {
    title: 'ઓટાવામાં પધારો',
    subtitle: 'ગમે તે હવામાનમાં. ફરસ હૂંફાળી છે.',
    arrive:
      '<h2>આવો ત્યારે</h2><p>નવેમ્બરથી એપ્રિલ સુધી બૂટના ખંડમાંથી અંદર આવો: ગરમ ખીંટીઓ, ક્રમાંકવાળો બિલ્લો, દરેક ઊંચાઈની પાટલી. ઉનાળામાં બગીચાનો દરવાજો ખુલ્લો હોય છે અને પગરખાંની ઘોડીઓ છાયામાં.</p><p>સ્વાગત કક્ષમાંથી કોઈ તમને બધું બતાવશે. અડધો કલાક થાય છે, અને પુસ્તકાલયના મેજ વિશે પૂછો તો વધુ.</p>',
    parking:
      '<p>મંદિરની પાછળ એંસી ગાડીની જગ્યા, બારમાં એન્જિન ગરમ રાખવાનો પ્લગ. 170 નંબરની બસ ચાર મિનિટ દૂર ઊભી રહે છે.</p>',
  },
  30: {
    title: 'લેસ્ટરમાં પધારો',
    subtitle: 'મિલના દરવાજેથી, ઘસાયેલાં પગથિયાં ચડીને.',
    arrive:
      '<h2>આવો ત્યારે</h2><p>મિલનો દરવાજો બંધ હોય તો ઘંટડી વગાડો; અંદર હંમેશાં કોઈક હોય છે. લિફ્ટ મંદિરથી જૂની અને દાદર કરતાં ધીમી છે, પણ કદી અટકી નથી.</p>',
    parking:
      '<p>વાડામાં ચાળીસ ગાડીની જગ્યા. ઉત્સવની સાંજે વીવર્સ રો ગાડીઓ માટે બંધ હોય છે: ઍબી પાર્કમાં ગાડી મૂકો અને દીવાઓને અનુસરો.</p>',
  },
  40: {
    title: 'નૈરોબીમાં પધારો',
    subtitle: 'કરીબુ. દરવાજો છ વાગ્યાથી ખુલ્લો છે.',
    arrive:
      '<h2>આવો ત્યારે</h2><p>દરવાજાનો ચોકીદાર બીજી મુલાકાતે સૌને ઓળખતો હોય છે. પગરખાં પહેલા જેકેરન્ડા નીચે રહે છે; દવાખાનું જમણે, મંદિર સામે, ચા ડાબે.</p>',
    parking: '<p>પરિસરની અંદર, નિઃશુલ્ક અને ચોકી સાથે. મટાટુ સ્ટૉપ: જેકેરન્ડા ક્લોઝ, બે મિનિટ.</p>',
  },
  50: {
    title: 'વડોદરામાં પધારો',
    subtitle: 'પધારો. કુંડ સાત વાગ્યા પહેલાં સૌથી રળિયામણો છે.',
    arrive:
      '<h2>આવો ત્યારે</h2><p>વડના દરવાજેથી અંદર આવો અને પહેલાં પાણી સુધી ઊતરો. પગરખાં ચંપલ સ્ટૅન્ડ પર રહે છે, આગ્રહ કરો તો એક રૂપિયો. અતિથિગૃહમાં ચાળીસ સાદા ઓરડા છે; ત્રણ દિવસ પહેલાં લખજો.</p>',
    parking: '<p>ગાડીઓ લીમડા નીચે, દ્વિચક્રી ઉત્તરની દીવાલે. સ્ટેશનથી વડકુંડ સુધી રિક્ષા મળે છે.</p>',
  },
}

/** The page about visiting a location other than the default one, for readers of Gujarati. */
export function visitInGujarati(locationId: number) {
  const translation = own[locationId]
  if (!translation) throw new Error(`The visit of location ${locationId} is not in Gujarati`)
  const { title, subtitle, arrive, parking } = translation
  return {
    title,
    blocks: {
      ...everywhere,
      welcome: { pretitle: 'મુલાકાત', title, subtitle },
      arrive: { displayName: 'આવો ત્યારે', html: arrive },
      'getting-here': { displayName: 'કેવી રીતે પહોંચવું', note: parking },
    },
  }
}
