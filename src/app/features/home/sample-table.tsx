/** Rows in the form of the custom tool's: the name and the email of a row are one person's, the zip code is the city's. */
const rows = [
  ['Gene Kaur', 'genekaur22', 'Montgomery, AL', '36106', '2009-02-14'],
  ['Jake Moore', 'jake.moore40', 'Fairfield, CT', '06824', '2015-12-28'],
  ['Katie Chin', 'katie.chin49', 'Auburn, MI', '48611', '2020-10-05'],
  ['Kirk Roper', 'kirkroper69', 'Durham, NC', '27707', '2016-01-06'],
  ['Ramon Brown', 'ramonbrown74', 'Pensacola, FL', '32526', '2005-07-02'],
] as const;

const columns = ['customer', 'email', 'city', 'zip', 'signed_up'];

/** The hero's sample, with warp threads at the columns' edges that the rows pass over and under. */
export function SampleTable() {
  return (
    <div
      role="img"
      aria-label="A sample table: each row holds a name, the same person's email, a city with its zip code, and a date."
      className="loom"
    >
      <div className="loom-grid loom-warp">
        {columns.map((column) => (
          <span key={column} />
        ))}
        <span />
      </div>
      <div className="loom-grid loom-head">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {rows.map(([customer, account, city, zip, signedUp]) => (
        <div key={customer} className="loom-grid loom-row">
          <span>{customer}</span>
          <span>
            <b>{account}</b>@example.com
          </span>
          <span>{city}</span>
          <span>{zip}</span>
          <span>{signedUp}</span>
          <span />
        </div>
      ))}
    </div>
  );
}
