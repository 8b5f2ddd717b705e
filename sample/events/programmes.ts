import type { ImportedEvent } from '#schema/import/network-content'

/** An event in full: what is written about it, what happens when, and pictures of the last time. */
interface Programme {
  readonly body: string
  readonly schedule: readonly Entry[]
  readonly photoIds: readonly number[]
}
type Entry = readonly [title: string, from: string, until: string | null, afterDays?: number]

const programmes: Readonly<Record<number, Programme>> = {
  1: {
    body: '<p>The week’s one fixed point. The hall is open from three o’clock, for the classes; the singing begins at five and needs no practice, for the words are on the wall.</p><p>The talk is in Gujarati and English in turn, with headsets for the other language. At seven the lamps are waved, and afterwards everyone eats together.</p>',
    schedule: [
      ['Kirtan', '17:00', '17:45'],
      ['Talk: patience', '17:45', '18:45'],
      ['Arti', '19:00', '19:15'],
      ['Dinner', '19:15', null],
    ],
    photoIds: [64, 65, 92],
  },
  3: {
    body: '<p>We pack four hundred boxes in five hours, and have never needed the sixth. Come for an hour or for all of them; children stick the labels and draw the cards.</p><ul><li>Rice, lentils, oil and tinned tomatoes are what is needed most.</li><li>Please leave glass jars at home.</li></ul>',
    schedule: [
      ['Drop-off opens', '09:00', '12:00'],
      ['Packing', '09:30', '13:30'],
      ['Loading the lorry', '13:30', '14:00'],
    ],
    photoIds: [94, 98, 158],
  },
  4: {
    body: '<p>Hetal Parekh teaches the dotted grids of Gujarat and the freehand flowers of her grandmother. Everyone draws a lotus of their own; the best corner of the courtyard is kept for the one we draw together.</p>',
    schedule: [
      ['Dots and lines', '10:30', '11:30'],
      ['One lotus each', '11:30', '12:30'],
      ['The great rangoli', '12:30', '13:00'],
    ],
    photoIds: [29, 31, 154],
  },
  5: {
    body: '<p>On this day the shrines were consecrated. The Patotsav keeps that morning: the murtis are bathed, dressed again and offered the first meal of the year, and families sit in the pavilion to take part in the mahapuja.</p><p>All are welcome to watch and to sing. Families who wish to take part in the rite together reserve a place, so that a thali stands ready for each.</p><h2>Good to know</h2><ul><li>Please be seated ten minutes before the mahapuja begins.</li><li>Chairs stand along both walls of the hall.</li><li>Lunch is served to everyone after the arti.</li></ul>',
    schedule: [
      ['Arti', '08:00', '08:30'],
      ['Patotsav Mahapuja', '08:45', '11:00'],
      ['Annakut offering', '11:00', '12:00'],
      ['Satsang Shibir', '14:00', '16:30'],
    ],
    photoIds: [85, 64, 34, 49, 92, 71],
  },
  8: {
    body: '<p>On the eleventh day of the moon many fast, and sing instead. Two hours of bhajan by lamplight, begun by the oldest voice in the room and ended by the youngest.</p>',
    schedule: [
      ['Arti', '16:30', '16:45'],
      ['Bhajan', '16:45', '18:15'],
      ['Prasad', '18:15', '18:30'],
    ],
    photoIds: [92, 45, 17],
  },
  11: {
    body: '<p>Three days with few words. Mornings begin with arti and walking, afternoons belong to reading, and after supper nobody speaks until the lamps are lit again.</p><p>There are places for eighty and simple rooms in the haveli for those from afar. What it costs is what you can give.</p>',
    schedule: [
      ['Arti', '07:00', '07:30'],
      ['Satsang Shibir: reading', '08:30', '11:30'],
      ['Silent walk', '16:00', '17:30'],
      ['Arti', '07:00', '07:30', 1],
      ['Satsang Shibir: questions', '09:00', '12:00', 1],
      ['Arti', '07:00', '07:30', 2],
      ['Closing assembly', '17:00', '19:00', 2],
    ],
    photoIds: [10, 44, 24, 102],
  },
  21: {
    body: '<p>Boots to the left, coats to the right. The reading is in English and French; on the first Sunday of the month the youth lead everything from the tabla to the closing words.</p>',
    schedule: [
      ['Bhajan', '16:30', '17:15'],
      ['Reading · Lecture', '17:15', '18:00'],
      ['Arti', '18:00', '18:15'],
      ['Supper', '18:15', '19:00'],
    ],
    photoIds: [65, 45, 40],
  },
  25: {
    body: '<p>Five chapters, told in Gujarati with English beside it. Families who would like to sit for the puja tell us beforehand; everyone else just comes.</p>',
    schedule: [
      ['Puja', '18:00', '18:30'],
      ['Katha', '18:30', '19:45'],
      ['Arti', '19:45', '20:00'],
      ['Prasad: warm sheero', '20:00', '20:30'],
    ],
    photoIds: [49, 17, 156],
  },
  28: {
    body: '<p>Five hundred dishes in seven tiers: a mountain of food, offered in thanks for the harvest and for the year since the consecration. Bring one dish or bring your appetite.</p><p>Labels are needed for everything: nuts, gluten, milk. The table for labels is beside the boot room.</p>',
    schedule: [
      ['Arti', '11:00', '11:20'],
      ['Patotsav Mahapuja', '11:20', '13:00'],
      ['Annakut darshan', '13:00', '16:00'],
      ['Satsang Shibir for the youth', '15:00', '17:00'],
      ['Sharing of prasad', '16:00', '18:00'],
    ],
    photoIds: [42, 34, 48, 145, 161],
  },
  35: {
    body: '<p>The street is closed from five. The lamps are lit one by one from the mandir’s own, passed from hand to hand as far as the brewery corner.</p>',
    schedule: [
      ['Lighting of the first lamp', '17:30', '17:45'],
      ['Arti in the street', '18:00', '18:20'],
      ['Brass band and dhol', '18:30', '20:00'],
    ],
    photoIds: [55, 20, 112, 77],
  },
  38: {
    body: '<p>Live dhol, the mothers’ circle first, then everyone. Sticks are lent; the last dance is always slow.</p>',
    schedule: [
      ['Arti', '19:30', '19:50'],
      ['Garba', '20:00', '21:30'],
      ['Raas', '21:30', '22:30'],
    ],
    photoIds: [79, 20, 106],
  },
  43: {
    body: '<p>A thousand seedlings, indigenous only: croton, olive, muhugu. Wear boots; we bring gloves, water and samosa. The bus leaves the courtyard at seven.</p>',
    schedule: [
      ['Bus from the courtyard', '07:00', '07:30'],
      ['Planting', '08:00', '11:30'],
      ['Prayer for the trees', '11:30', '12:00'],
    ],
    photoIds: [26, 54, 164],
  },
  46: {
    body: '<p>Harmonium, tabla and a choir of forty. Song sheets come in three scripts, and the last song is always in Kiswahili.</p>',
    schedule: [
      ['Arti', '18:00', '18:15'],
      ['Bhajan', '18:15', '20:00'],
    ],
    photoIds: [34, 17, 69],
  },
  51: {
    body: '<p>કુંડનું પાણી હજી કાળું હોય ત્યારે શંખ ફૂંકાય છે. The conch is blown while the water of the kund is still black; by the last bell it is blue.</p>',
    schedule: [
      ['મંગળા આરતી · Mangala Arti', '05:30', '05:50'],
      ['દર્શન · Darshan', '05:50', '06:15'],
    ],
    photoIds: [7, 6, 75],
  },
  55: {
    body: '<p>એકવીસ હજાર દીવા, નવ્વાણું પગથિયાં. Volunteers meet at four to fill the lamps; at half past six the first is lit in the shrine and carried down to the water.</p><p>दीपोत्सव में आप सबका स्वागत है। Please come on foot: the lanes around the kund are closed to cars from three.</p>',
    schedule: [
      ['દીવા પૂરવાની સેવા · Filling the lamps', '16:00', '18:00'],
      ['આરતી · Arti', '18:30', '18:50'],
      ['દીપોત્સવ · Lighting of the steps', '19:00', '20:00'],
      ['કીર્તન · Kirtan by the water', '20:00', '21:00'],
    ],
    photoIds: [19, 29, 167, 77],
  },
}

/** The event with its programme, where it has one. */
export function withProgramme(event: ImportedEvent): ImportedEvent {
  const programme = programmes[event.id]
  if (!programme) return event
  const { body } = programme
  // The picture of the event is above them.
  const photoIds = programme.photoIds.filter((id) => id !== event.mediaId)
  const schedule = programme.schedule.map(([title, from, until, afterDays = 0]) => ({
    title,
    from,
    until,
    afterDays,
  }))
  return { ...event, body, photoIds, schedule }
}
