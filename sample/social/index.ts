import type { ImportedSocialPost } from '#schema/import/network-content'
import { NETWORK_PAGES } from '../facts/facts'

const PAGES: Readonly<Record<ImportedSocialPost['network'], string>> = {
  FACEBOOK: NETWORK_PAGES.facebook,
  INSTAGRAM: NETWORK_PAGES.instagram,
  TWITTER: NETWORK_PAGES.twitter,
  YOUTUBE: NETWORK_PAGES.youtube,
}

type Post = readonly [title: string, mediaId: number, hoursAgo: number]
type Channel = readonly [
  handle: string,
  network: ImportedSocialPost['network'],
  posts: readonly Post[],
]

const channels: readonly Channel[] = [
  [
    'deepmala.brookfield',
    'INSTAGRAM',
    [
      ['Nine rings, one thumbprint. The dome is open again. #greatdome', 32, 5],
      ['This morning’s shringar, before the doors opened.', 48, 26],
      ['Four thousand marigolds for one evening. Count them, we did.', 34, 50],
      ['First light on the Narayan Sarovar.', 1, 75],
      ['Rangoli by the Saturday class: eleven hours, one broom.', 29, 99],
      ['Lotus season, said the gardener, is a state of mind.', 23, 140],
      ['The thali of the week: undhiyu, kadhi, bajri rotlo.', 42, 170],
      ['Seven fountains for seven notes.', 25, 220],
    ],
  ],
  [
    'deepmala_ct',
    'TWITTER',
    [
      ['Darshan opens at 6:00am on the day of the Patotsav. Car parks A and C are nearest.', 2, 3],
      ['Food drive: 412 boxes packed by one o’clock. Thank you, Connecticut.', 42, 30],
      ['Snow on the steps; they are gritted. Boots to the left, as ever.', 8, 54],
      [
        'The heart health screening needs two more nurses for Thursday. Reply, and we will ring you.',
        170,
        78,
      ],
      ['Gujarati classes: term starts in two weeks. Level 1 has nine places left.', 162, 120],
      [
        'A visitor asked how long the carving took. “Three years,” said the guide, “and three thousand.”',
        11,
        160,
      ],
    ],
  ],
  [
    'deepmala',
    'YOUTUBE',
    [
      ['The Lamp That Is Not Proud · Sunday Assembly', 45, 48],
      ['Raga for a Rainy Morning', 6, 240],
      ['How a Rangoli Disappears', 29, 400],
      ['A Carver’s Last Elephant', 32, 600],
    ],
  ],
  [
    'deepmala.ottawa',
    'INSTAGRAM',
    [
      ['Minus eighteen, and the lamps do not mind.', 8, 4],
      ['Mittens 1,998 to 2,000 came off the needles last night.', 53, 28],
      ['Sunday sabha, led by the youth.', 45, 80],
      ['First snow. Someone small found it first.', 5, 130],
      ['Prize for the boot room! Merci, Ottawa.', 16, 190],
      ['Chai counter: cardamom week.', 43, 230],
    ],
  ],
  [
    'deepmala.leicester',
    'INSTAGRAM',
    [
      ['Weavers Row, lit up.', 55, 6],
      ['The looms ran at eleven. Hands over ears, smiles underneath.', 15, 52],
      ['Four hundred plates, not one bin bag.', 43, 90],
      ['Garba circle, mothers first.', 20, 150],
      ['Sari draping: drape five of nine.', 30, 200],
    ],
  ],
  [
    'deepmala.nairobi',
    'INSTAGRAM',
    [
      ['Karibu. The jacarandas have started.', 54, 7],
      ['Ten thousand pairs of spectacles since 1988.', 13, 60],
      ['Seedlings 1 to 1,000, Karura Forest.', 26, 110],
      ['Bhajan sandhya; the last song is always in Kiswahili.', 34, 180],
    ],
  ],
  [
    'deepmala.vadodara',
    'FACEBOOK',
    [
      ['દીપોત્સવ: એકવીસ હજાર દીવા, એક કુંડ.', 18, 8],
      ['શિલ્પશાળાના બાર નવા વિદ્યાર્થી.', 32, 56],
      ['મંગળા આરતી, સવારે સાડા પાંચ.', 7, 100],
      ['वडकुंड की सीढ़ियों पर दीये। All ninety-nine steps.', 19, 165],
      ['ઉત્તરાયણની તૈયારી!', 46, 210],
    ],
  ],
]

/** Posts of the network's channels, the latest first. */
export const socialPosts: readonly ImportedSocialPost[] = channels.flatMap(
  ([handle, network, posts], channel) =>
    posts.map(([title, mediaId, hoursAgo], index) => {
      const id = (channel + 1) * 100 + index + 1
      const href = PAGES[network]
      return { id, handle, network, title, mediaId, hoursAgo, href }
    }),
)
