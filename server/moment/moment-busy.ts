/** A row is locked by a save for longer than a look waits. */
export class MomentBusy extends Error {}
