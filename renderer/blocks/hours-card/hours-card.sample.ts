import type { BlockProps } from '#schema/block/block'
import type hoursCard from './hours-card.block'

const sample: BlockProps<typeof hoursCard> = {
  graph: JSON.stringify([
    {
      id: 1,
      name: 'Mandir Campus',
      description: 'Grounds, courtyard and welcome desk',
      hours: [
        { weekday: 'MONDAY', startHour: 6, endHour: 20 },
        ...['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'].map((weekday) => ({
          weekday,
          startHour: 7,
          endHour: 19,
        })),
        { weekday: 'SATURDAY', startHour: 6, endHour: 20 },
      ],
    },
    {
      id: 2,
      name: 'Mandir Darshan',
      hours: [
        ...['MONDAY', 'TUESDAY'].flatMap((weekday) => [
          { weekday, startHour: 7, endHour: 12 },
          { weekday, startHour: 16, endHour: 20 },
        ]),
        ...['WEDNESDAY', 'THURSDAY', 'FRIDAY'].map((weekday) => ({
          weekday,
          startHour: 7,
          endHour: 19,
        })),
        { weekday: 'SATURDAY', startHour: '6:30', endHour: 20 },
      ],
    },
  ]),
  showFull: false,
}
export default sample
