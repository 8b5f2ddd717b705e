import { block } from './block'

/** The home page of Brookfield for readers of Gujarati, at /gu-IN. */
export const brookfieldHomeInGujarati = {
  title: 'દીપમાળા મંદિર, બ્રુકફિલ્ડ',
  blocks: [
    block('Hero', 'welcome', {
      pretitle: 'પધારો',
      title: 'દીપમાળા મંદિર, બ્રુકફિલ્ડ',
      subtitle: 'ભક્તિ, શાંતિ અને આનંદનું ધામ.',
      background: 1,
      layout: 'BOTTOM',
      actions: [
        { label: 'મુલાકાત વિશે', link: { href: '/visit' } },
        { label: 'કેવી રીતે પહોંચવું', link: { blockId: 'getting-here' } },
        { label: 'ફોન કરો', link: { href: 'tel:+12035550110' } },
      ],
    }),
    block('HoursCard', 'opening-times', {}, { displayName: 'સમય' }),
    block(
      'Text',
      'about',
      {
        isIntro: true,
        html: '<p>વહેલી સવારે, પહેલી ગાડી આવે તે પહેલાં, મંદિર પંખીઓનું હોય છે. બપોરે તે સંતાયેલાં બાર પ્રાણીઓ શોધતાં બાળકોનું થઈ જાય છે, અને સાંજે દિવસભર થાકેલાં સૌનું. ત્રણેય માટે જ તે બંધાયું છે.</p>',
      },
      { displayName: 'મંદિર' },
    ),
    block('EventsPromo', 'events', { title: 'આવતા ઉત્સવો' }, { displayName: 'ઉત્સવો' }),
    block(
      'Section',
      'craft',
      { title: 'હાથે દોરાયેલું, હાથે કોતરાયેલું', background: 'dark' },
      {
        displayName: 'કેવી રીતે બંધાયું',
        slots: {
          content: [
            block('Text', 'craft-text', {
              html: '<p>અગિયાર હજાર ચારસો પથ્થર રાજસ્થાનની ખાણોમાંથી આવ્યા, ગુજરાતમાં વડકુંડને કાંઠે કોતરાયા અને ૯૬ કન્ટેનરમાં દરિયો ઓળંગીને અહીં પહોંચ્યા. બસો સાઠ સ્વયંસેવકોએ બે વર્ષ અને નવ મહિનામાં, લોખંડ વાપર્યા વિના, તેમને એકબીજા સાથે જોડ્યા.</p><p>સ્તંભ ૧૫૧ છે અને કોઈ બે સરખા નથી. એકમાં નવ આંગળીવાળો હાથી છે; તેના વિશે પૂછજો.</p>',
            }),
            block('Media', 'craft-pictures', { medias: [32, 11, 13], layout: 'GRID_1_2' }),
          ],
        },
      },
    ),
    block(
      'GettingHere',
      'getting-here',
      {
        title: 'કેવી રીતે પહોંચવું',
        note: '<p>પાર્કિંગ નિઃશુલ્ક છે: ગલગોટાનાં નિશાન A થી C પાર્કિંગ સુધી લઈ જશે. ઉત્સવની સાંજે ડેનબરી સ્ટેશનથી શટલ બસમાં આવવા વિનંતી છે; ટેકરી પર એક જ રસ્તો છે.</p>',
      },
      { displayName: 'કેવી રીતે પહોંચવું' },
    ),
  ],
}

/** The page about visiting Brookfield for readers of Gujarati, at /gu-IN/visit. */
export const brookfieldVisitInGujarati = {
  title: 'મુલાકાત',
  blocks: [
    block('Hero', 'welcome', {
      pretitle: 'મુલાકાત',
      title: 'મંદિરે પધારો',
      subtitle: 'પ્રવેશ નિઃશુલ્ક છે અને અગાઉથી જણાવવાની જરૂર નથી. નિરાંતે આવો.',
      background: 24,
      mediaPosition: 'RIGHT',
      spacing: 'TIGHT',
      layout: 'LEFT',
      actions: [{ label: 'કેવી રીતે પહોંચવું', link: { blockId: 'getting-here' } }],
    }),
    block('HoursCard', 'opening-times', { showFull: true }, { displayName: 'દર્શનનો સમય' }),
    block(
      'Text',
      'arrive',
      {
        html: '<h2>આવો ત્યારે</h2><p>લાંબા કુંડની ડાબી બાજુએ સ્વાગત કક્ષથી શરૂઆત કરો. ત્યાંથી નકશો મળશે, જરૂર હોય તો ઓઢવાની શાલ મળશે, અને ક્યાં શાંતિથી બેસાય તેનો સાચો જવાબ પણ. પગરખાં અંદરના દરવાજા પહેલાં ઉતારવાનાં છે; બંને બાજુએ તે મૂકવાની વ્યવસ્થા છે.</p><h3>એક કલાક હોય તો</h3><p>કુંડને કિનારે ચાલીને મંદિરે જાઓ, એક પ્રદક્ષિણા કરો, પછી ઘંટનાદ સંભળાય ત્યાં સુધી સ્તંભોવાળા સભાખંડમાં બેસો.</p><h3>આખો દિવસ હોય તો</h3><ol><li>સવારની આરતી, પછી કમળ બિડાય તે પહેલાં બગીચો</li><li>હવેલી અને શિલ્પીઓ વિશેની પંદર મિનિટની ફિલ્મ</li><li>અન્નપૂર્ણા રસોડામાં બપોરનું ભોજન</li><li>પુસ્તકાલય, અથવા બાંકડા પર નિરાંત</li><li>સાંજની આરતી અને ફુવારા</li></ol>',
      },
      { displayName: 'આવો ત્યારે' },
    ),
    block(
      'Faqs',
      'customs',
      {
        title: 'થોડા રિવાજ',
        items: [
          {
            question: 'પહેરવેશ',
            answer: '<p>ખભા, પેટ અને ઘૂંટણ ઢંકાય તેવાં વસ્ત્રો. શાલ સ્વાગત કક્ષમાંથી વિનામૂલ્યે મળે છે.</p>',
          },
          {
            question: 'પગરખાં',
            answer: '<p>અંદરના દરવાજાની બહાર રહે છે. મોજાં પહેરી શકાય; ફરસ ચોખ્ખી છે.</p>',
          },
          {
            question: 'વર્તન',
            answer: '<p>ધીમો અવાજ, ફોન શાંત, પ્રદક્ષિણા જમણી બાજુથી. કોતરણીને અડશો નહીં.</p>',
          },
          {
            question: 'બેઠક',
            answer: '<p>રિવાજ જમીન પર બેસવાનો છે; ખુરશીઓ બંને દીવાલે છે.</p>',
          },
        ],
      },
      { displayName: 'રિવાજ' },
    ),
    block(
      'GettingHere',
      'getting-here',
      {
        title: 'કેવી રીતે પહોંચવું',
        note: '<p>A થી C પાર્કિંગ નિઃશુલ્ક છે; બસ માટે C. સાઇકલ અને વીજળીથી ચાલતી ગાડીઓ માટેની જગ્યા સ્વાગત કક્ષ પાસે છે.</p>',
      },
      { displayName: 'કેવી રીતે પહોંચવું' },
    ),
  ],
}
