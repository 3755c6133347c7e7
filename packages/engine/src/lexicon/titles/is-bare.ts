const bare = new Set(
  `manager director engineer consultant assistant analyst specialist coordinator supervisor technician clerk officer administrator operator
  designer instructor controller trainer coach editor buyer planner advisor adviser representative driver inspector estimator installer agent
  associate worker helper leader lead executive partner head server`.split(/\s+/),
);

/** Whether a title of one word names a rank or a way of working as often as a field. */
export function isBare(name: string): boolean {
  return bare.has(name.toLowerCase());
}
