import type { ImportedLocation } from '#schema/import/network-content'

type SpecialDays = NonNullable<ImportedLocation['specialDays']>

const LATE = [{ startHour: 6, endHour: 22 }]

/** Festivals and holidays around the day of loading, by location. */
export const specialDaysByLocation: Readonly<Record<number, SpecialDays>> = {
  10: [
    { inDays: -12, name: 'Deepotsav', group: null, hours: LATE },
    { inDays: 9, name: 'Patotsav', group: null, hours: [{ startHour: 6, endHour: 21 }] },
    { inDays: 16, on: 'FRIDAY', name: 'Annual cleaning day', group: 'Mandir Campus', hours: [] },
    { inDays: 27, name: 'Uttarayan', group: null, hours: [{ startHour: 6, endHour: 20 }] },
    {
      inDays: 27,
      name: 'Uttarayan',
      group: 'Annapurna Kitchen',
      hours: [{ startHour: 12, endHour: 20 }],
    },
    { inDays: 47, name: 'Founders’ Day', group: null, hours: [] },
  ],
  20: [
    { inDays: 5, name: 'Civic holiday', group: 'Chai counter', hours: [] },
    { inDays: 19, name: 'Patotsav and Annakut', group: null, hours: LATE },
  ],
  30: [
    { inDays: 10, name: 'Lights on Weavers Row', group: 'Mandir Darshan', hours: LATE },
    { inDays: 30, name: 'Bank holiday', group: 'Weaving museum', hours: [] },
  ],
  40: [
    {
      inDays: 2,
      name: 'Eye camp',
      group: 'Free clinic',
      hours: [{ startHour: 8, endHour: 16 }],
    },
    { inDays: 23, name: 'Public holiday', group: 'Free clinic', hours: [] },
  ],
  50: [
    { inDays: 9, name: 'દીપોત્સવ · Deepotsav', group: null, hours: [{ startHour: 5, endHour: 23 }] },
    { inDays: 26, name: 'ઉત્તરાયણ · Uttarayan', group: 'Carving workshop', hours: [] },
  ],
}
