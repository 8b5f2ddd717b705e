import { securityRules } from '#renderer/blocks/security-accessibility/security-accessibility-texts'
import type { StoredBlock } from '#schema/page/content'
import { block } from './block'
import { visitInGujarati } from './gujarati/visit'
import { VISIT } from './hindi/visit'
import { brookfieldVisitInGujarati } from './in-gujarati'
import { contentPage } from './sample-document'

interface Visit {
  readonly locationId: number
  readonly title: string
  readonly subtitle: string
  readonly picture: number
  readonly arrive: string
  readonly parking: string
}

const BROOKFIELD: Visit = {
  locationId: 10,
  title: 'Plan your visit',
  subtitle: 'Free of charge, without booking, at whatever pace suits you.',
  picture: 139,
  arrive:
    '<h2>When you arrive</h2><p>Begin at the welcome desk, left of the long pool. You will get a map, a wrap if you need one, and an honest answer about where it is quiet. Shoes come off before the inner doors; racks stand on both sides.</p><h3>If you have an hour</h3><p>Walk the pool to the mandir, go once around the shrines clockwise, then sit in the pillared hall until you have heard one bell.</p><h3>If you have a day</h3><ol><li>Morning arti, then the garden before the lotus closes</li><li>The haveli and the carvers’ film, fifteen minutes</li><li>Lunch in the Annapurna Kitchen</li><li>The library, or nothing at all, on a bench</li><li>Evening arti, with the fountains</li></ol>',
  parking:
    '<p>Car parks A to C are free; coaches use C. Bicycle stands and four charging points are beside the welcome desk.</p>',
}

const OTHERS: readonly Visit[] = [
  {
    locationId: 20,
    title: 'Visit us in Ottawa',
    subtitle: 'In any weather. The floor is warm.',
    picture: 8,
    arrive:
      '<h2>When you arrive</h2><p>From November to April come in through the boot room: heated hooks, a numbered tag, a bench at every height. In summer the garden door is open and the shoe racks stand in the shade.</p><p>Someone at the desk will show you around. It takes half an hour, longer if you ask about the folding table in the library.</p>',
    parking:
      '<p>Eighty spaces behind the mandir, twelve with block-heater sockets. Route 170 stops four minutes away.</p>',
  },
  {
    locationId: 30,
    title: 'Visit us in Leicester',
    subtitle: 'Through the mill gate, up the worn steps.',
    picture: 55,
    arrive:
      '<h2>When you arrive</h2><p>Ring at the mill gate if it is shut; someone is always in. The lift is older than the mandir and slower than the stairs, but it has never stuck.</p>',
    parking:
      '<p>Forty spaces in the yard. On festival evenings Weavers Row is closed to cars: park at Abbey Park and follow the lamps.</p>',
  },
  {
    locationId: 40,
    title: 'Visit us in Nairobi',
    subtitle: 'Karibu. The gate is open from six.',
    picture: 54,
    arrive:
      '<h2>When you arrive</h2><p>The askari at the gate knows everyone by the second visit. Shoes stay under the first jacaranda; the clinic is to the right, the mandir straight on, the tea to the left.</p>',
    parking:
      '<p>Inside the compound, free and guarded. Matatu stop: Jacaranda Close, two minutes.</p>',
  },
  {
    locationId: 50,
    title: 'Visit us in Vadodara',
    subtitle: 'પધારો. The kund is loveliest before seven.',
    picture: 6,
    arrive:
      '<h2>When you arrive</h2><p>Come in by the banyan gate and go down to the water first. Shoes are kept at the chappal stand, one rupee if you insist. The guest house has forty simple rooms; write to us three days ahead.</p>',
    parking:
      '<p>Cars under the neem trees, two-wheelers by the north wall. From the station take a rickshaw to Vadkund.</p>',
  },
]

/** Dress and conduct are in the guidelines above it. */
const ACCESS = [
  {
    title: 'Step-free ways',
    text: '<p>There is a way without steps from the main door to the shrines; the lift is left of the welcome desk. Wheelchairs are lent there, without booking.</p>',
  },
  {
    title: 'Hearing and sight',
    text: '<p>The hall has a hearing loop, and the words of the arti come in large print. Assistance dogs are welcome.</p>',
  },
  {
    title: 'Quiet times',
    text: '<p>The first hour of every morning is without bells and loudspeakers. Behind the library is a quiet room for anyone who needs one.</p>',
  },
]

/** One page, five locations: each shows its own hours, picture and words. */
export const visitPage = contentPage({
  id: 3,
  title: BROOKFIELD.title,
  description:
    'Hours, directions, what to wear and what to see: everything for a visit to the mandir.',
  url: '/visit',
  blocks: visitBlocks(BROOKFIELD),
  inGujarati: brookfieldVisitInGujarati,
  texts: { 'hi-IN': VISIT },
  elsewhere: Object.fromEntries(
    OTHERS.map((visit) => [
      visit.locationId,
      {
        title: visit.title,
        blocks: visitBlocks(visit),
        texts: { 'gu-IN': visitInGujarati(visit.locationId) },
      },
    ]),
  ),
})

function visitBlocks(visit: Visit): readonly StoredBlock[] {
  return [
    block('SecondHero', 'welcome', {
      pretitle: 'Visit',
      title: visit.title,
      subtitle: visit.subtitle,
      background: visit.picture,
    }),
    block('QuickLinks', 'quick-links', { showBorder: true }),
    block('SectionNavigation', 'on-this-page'),
    block('HoursCard', 'opening-times', { showFull: true }, { displayName: 'Opening times' }),
    block('Text', 'arrive', { html: visit.arrive }, { displayName: 'When you arrive' }),
    block('VisitorGuidelines', 'guidelines', {}, { displayName: 'Guidelines' }),
    block(
      'SecurityAccessibility',
      'security',
      { rules: securityRules, tabs: ACCESS },
      { displayName: 'Security' },
    ),
    block('EventsPromo', 'events', { title: 'While you are here' }, { displayName: 'Events' }),
    block('GettingHere', 'getting-here', { note: visit.parking }, { displayName: 'Getting here' }),
    block('FeedbackForm', 'feedback'),
  ]
}
