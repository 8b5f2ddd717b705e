/** On a phone a menu is wider than the window: the link of where one is stands in its middle. */
export function scrollMenuTo(link: HTMLElement | null): void {
  const menu = link?.parentElement
  if (!link || !menu) return
  const [place, room] = [link.getBoundingClientRect(), menu.getBoundingClientRect()]
  menu.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2)
}
