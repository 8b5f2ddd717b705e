import { gujarati } from '#renderer/parts/words/gujarati'
import { FEEDBACK, SIGN_UP } from './forms'

/** The pages below /connect for readers of Gujarati. */
export const CONNECT = {
  title: 'જોડાઓ',
  blocks: {
    welcome: {
      pretitle: 'જોડાઓ',
      title: 'બે હાથ હજુ ઓછા પડે છે',
      subtitle: 'કાર્યક્રમમાં આવો, સેવામાં જોડાઓ, અથવા ફક્ત જય શ્રી કહેવા આવો.',
      actions: [{ label: 'બધા કાર્યક્રમો' }, { label: 'સમાચાર' }],
    },
    events: { displayName: 'કાર્યક્રમો' },
    ways: {
      displayName: 'સેવામાં જોડાઓ',
      title: 'સેવામાં જોડાઓ',
      description:
        'રસોડું, બગીચો, સ્વાગત કક્ષ, હિસાબ, પાર્કિંગ, ભજનમંડળી. એક કલાક પણ ઘણો છે: અઠવાડિયામાં કોઈ તમને ફોન કરશે.',
      items: [
        {
          title: 'રસોડામાં',
          description: 'બુધથી શનિવાર, સવારે સાતથી. એપ્રન લેતા આવો, વાનગીની રીત લેતા જાઓ.',
        },
        { title: 'બગીચામાં', description: 'શનિવારે સવારે; વીજળી સિવાયના કોઈ પણ હવામાનમાં.' },
        { title: 'સ્વાગત કક્ષમાં', description: 'જેમને લોકો ગમે છે તેમને માટે.' },
      ],
    },
    activities: { displayName: 'પ્રવૃત્તિઓ' },
    social: { displayName: 'ચૅનલો', title: 'જોડાયેલા રહો' },
    cities: {
      displayName: 'શહેર પ્રમાણે',
      title: 'શહેર પ્રમાણે',
      items: [
        { title: 'બ્રુકફિલ્ડ' },
        { title: 'ઓટાવા' },
        { title: 'લેસ્ટર' },
        { title: 'નૈરોબી' },
        { title: 'વડોદરા' },
      ],
    },
    'sign-up': { ...SIGN_UP, displayName: 'સંપર્કમાં રહો' },
    'getting-here': { displayName: 'સંપર્ક', title: 'મળવા આવો' },
    feedback: FEEDBACK,
  },
} as const

export const EVENTS = {
  title: gujarati.events,
  blocks: {
    welcome: {
      pretitle: 'જોડાઓ',
      title: 'ઉત્સવો અને કાર્યક્રમો',
      subtitle: 'જ્યાં જુદું લખ્યું ન હોય ત્યાં બધું સૌ માટે ખુલ્લું છે.',
    },
    events: { title: 'આવનારા કાર્યક્રમો' },
    'sign-up': SIGN_UP,
  },
} as const

export const NEWS = {
  title: 'સમાચાર',
  blocks: {
    welcome: {
      pretitle: 'જોડાઓ',
      title: 'સમાચાર',
      subtitle: 'પાંચ મંદિરોમાંથી: જે બને છે તે, અને જે યાદ રહે છે તે.',
    },
    news: { title: 'તાજા સમાચાર' },
  },
} as const

export const PATOTSAV = { title: 'પાટોત્સવ' } as const

export const CONTACT = {
  title: 'સંપર્ક',
  blocks: {
    welcome: {
      pretitle: 'જોડાઓ',
      title: 'સંપર્ક',
      subtitle: 'કાર્યક્રમ કે વર્ગ માટે નામ નોંધાવવા, કંઈ પૂછવા કે જણાવવા.',
    },
    'write-to-us': {
      ...FEEDBACK,
      displayName: 'અમને લખો',
      title: 'અમને લખો',
      prompt: 'કયો કાર્યક્રમ કે વર્ગ, કેટલા જણ, અને તમારો સંપર્ક કેવી રીતે થાય તે લખો.',
    },
    'opening-times': { displayName: 'સમય' },
    'getting-here': { displayName: 'ફોન, ઇમેઇલ અને સરનામું' },
  },
} as const

/** The Patotsav of the mandirs whose next one is not announced yet. */
export const PATOTSAV_OF = {
  leicester: patotsavOf(
    'પહેલી મૂર્તિઓ મિલની સીડીએ ચડી તે દિવસ અમે દર વર્ષે ઊજવીએ છીએ: સવારે મહાપૂજા, સૌ માટે ભોજન, અને મંદિર માટે અમારી પોતાની સાળનું કાપડ.',
  ),
  nairobi: patotsavOf(
    'ચોકનું પૂજન થયું તે દિવસ અમે દર વર્ષે ઊજવીએ છીએ: સૂર્યોદયે આરતી, જેકેરન્ડા નીચે મહાપૂજા, અને દરવાજેથી પસાર થતા સૌ માટે ભોજન.',
  ),
  vadodara: patotsavOf(
    'કુંડ પાસેના મંદિરની પ્રતિષ્ઠાનો દિવસ અમે દર વર્ષે ઊજવીએ છીએ: મંગળા આરતી, મહાપૂજા, અને સાંજ સુધી પગથિયે પ્રસાદ.',
  ),
} as const

function patotsavOf(about: string) {
  return {
    title: 'પાટોત્સવ',
    blocks: {
      welcome: { pretitle: 'ઉત્સવો', title: 'પાટોત્સવ', subtitle: 'મંદિરનો વાર્ષિક દિવસ.' },
      about: {
        html: `<p>${about}</p><p>દિવસ પંચાંગ પ્રમાણે આવે છે. નક્કી થતાં જ તે કાર્યક્રમોમાં દેખાશે.</p>`,
      },
      events: { displayName: 'કાર્યક્રમો', title: 'ત્યાં સુધી' },
    },
  }
}
