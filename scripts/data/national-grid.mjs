// Latitudes and longitudes of the Ordnance Survey's National Grid: A guide to coordinate systems in Great Britain, annexe C,
// https://www.ordnancesurvey.co.uk/documents/resources/guide-coordinate-systems-great-britain.pdf

/** The Airy 1830 ellipsoid, and the grid's projection. */
const SEMI_MAJOR = 6_377_563.396;
const SEMI_MINOR = 6_356_256.909;
const SCALE = 0.9996012717;
const RADIAN = Math.PI / 180;
const ORIGIN = { latitude: 49 * RADIAN, longitude: -2 * RADIAN, easting: 400_000, northing: -100_000 };
const ECCENTRICITY_2 = 1 - (SEMI_MINOR / SEMI_MAJOR) ** 2;
const N = (SEMI_MAJOR - SEMI_MINOR) / (SEMI_MAJOR + SEMI_MINOR);
/** In meters. */
const TOLERANCE = 0.01;

/**
 * The developed arc of a meridian, in meters.
 * @param {number} latitude in radians
 */
function arcTo(latitude) {
  const [difference, sum] = [latitude - ORIGIN.latitude, latitude + ORIGIN.latitude];
  return (
    SEMI_MINOR *
    SCALE *
    ((1 + N + 1.25 * N ** 2 + 1.25 * N ** 3) * difference -
      (3 * N + 3 * N ** 2 + 2.625 * N ** 3) * Math.sin(difference) * Math.cos(sum) +
      1.875 * (N ** 2 + N ** 3) * Math.sin(2 * difference) * Math.cos(2 * sum) -
      (35 / 24) * N ** 3 * Math.sin(3 * difference) * Math.cos(3 * sum))
  );
}

/**
 * Degrees on OSGB36, which differ from those of WGS84 by at most 0.002: 150 meters.
 * @param {number} easting in meters
 * @param {number} northing in meters
 */
export function degreesOf(easting, northing) {
  let foot = ORIGIN.latitude;
  for (let rest = Number.POSITIVE_INFINITY; Math.abs(rest) >= TOLERANCE; ) {
    rest = northing - ORIGIN.northing - arcTo(foot);
    foot += rest / (SEMI_MAJOR * SCALE);
  }
  const root = 1 - ECCENTRICITY_2 * Math.sin(foot) ** 2;
  const transverse = (SEMI_MAJOR * SCALE) / Math.sqrt(root);
  const meridional = (SEMI_MAJOR * SCALE * (1 - ECCENTRICITY_2)) / root ** 1.5;
  const tangent = Math.tan(foot) ** 2;
  const east = (easting - ORIGIN.easting) / transverse;
  const ratio = transverse / meridional;
  const latitude =
    foot -
    Math.tan(foot) *
      ratio *
      (east ** 2 / 2 - (east ** 4 / 24) * (5 + 3 * tangent + (ratio - 1) * (1 - 9 * tangent)));
  const longitude = ORIGIN.longitude + (east - (east ** 3 / 6) * (ratio + 2 * tangent)) / Math.cos(foot);
  return { latitude: latitude / RADIAN, longitude: longitude / RADIAN };
}
