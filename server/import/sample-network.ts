/** The sample: its texts and the code of its drawings, a megabyte that only a first start needs. */
export const loadSample = () => import('#sample/index')
