import type { BlockProps } from '#schema/block/block'
import type timings from './timings.block'

const weekdays = ['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']
const daily = ['SUNDAY', 'MONDAY', ...weekdays, 'SATURDAY']

const sample: BlockProps<typeof timings> = {
  title: 'Timings',
  graph: JSON.stringify([
    {
      id: 1,
      name: 'Mandir Campus',
      description: 'Grounds, courtyard and welcome desk',
      hours: [
        { weekday: 'MONDAY', startHour: 6, endHour: 20 },
        ...weekdays.map((weekday) => ({ weekday, startHour: 7, endHour: 19 })),
        { weekday: 'SATURDAY', startHour: 6, endHour: 20 },
      ],
    },
    {
      id: 2,
      name: 'Arti',
      description: 'With lamps, song and bells; everyone may join in',
      hours: daily.flatMap((weekday) => [
        { weekday, startHour: 7, endHour: 7.5 },
        { weekday, startHour: 19, endHour: 19.5 },
      ]),
    },
    {
      id: 3,
      name: 'Shayona Catering',
      description: 'Vegetarian meals and sweets, to eat here or to take away',
      hours: daily.map((weekday) => ({ weekday, startHour: 11, endHour: 20.5 })),
    },
  ]),
  showFullDetails: true,
}
export default sample
