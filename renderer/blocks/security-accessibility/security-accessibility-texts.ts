/** The eight security rules that a block starts with (specification section 2). */
export const securityRules = [
  {
    title: 'Bags are looked through at the gate',
    text: 'Please come with as little as you can; large bags and suitcases can’t be taken inside.',
  },
  {
    title: 'Phones and cameras stay silent',
    text: 'Pictures may be taken outside and in the courtyard, not inside the mandir.',
  },
  {
    title: 'No food or drink inside',
    text: 'Water in a closed bottle is fine. The food court is open to everyone.',
  },
  {
    title: 'No smoking, alcohol or drugs',
    text: 'This holds for the whole campus, the car parks included.',
  },
  {
    title: 'No weapons or sharp objects',
    text: 'Pocket knives and tools are kept for you at the gate until you leave.',
  },
  { title: 'No pets', text: 'Assistance dogs are welcome on the grounds; please ask at the desk.' },
  {
    title: 'No drones, balloons or games with a ball',
    text: 'They disturb those who pray, and the carvings are fragile.',
  },
  {
    title: 'Children stay with a grown-up',
    text: 'If you lose each other, meet at the welcome desk: someone is always there.',
  },
] as const

/** The tabs that a block starts with (specification section 2). */
export const accessibilityTabs = [
  {
    title: 'Dress Code',
    text: '<p>Clothes that cover shoulders, midriff and knees are welcome, whatever their style. Wraps are lent free of charge at the welcome desk.</p>',
  },
  {
    title: 'Shoes',
    text: '<p>Shoes come off before the inner doors. There are racks on both sides of the entrance, and benches to sit on. Shoes that someone needs for walking may be covered instead; ask at the desk.</p>',
  },
  {
    title: 'Conduct',
    text: '<p>Inside the mandir we walk slowly and speak softly. Please do not touch the carvings or step over the railings around the shrines.</p>',
  },
  {
    title: 'Seating Arrangement',
    text: '<p>In the assembly hall men and women sit on either side, on the floor or on chairs along the walls. Places for wheelchairs are kept at the front and beside the doors.</p>',
  },
] as const
