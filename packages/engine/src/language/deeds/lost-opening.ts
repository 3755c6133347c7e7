/** A verb and its person, where what stood before the verb was lost: "Durfte ich beim Aufbau mitwirken". German. */
export const lostOpening = /^\p{L}+ ich /u;
