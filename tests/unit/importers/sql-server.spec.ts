import { expect, it } from 'vitest';
import { codeOf, openDocument } from '../../fixtures/code.ts';
import { importSql } from '../../fixtures/import/imported.ts';
import { schemaSources } from '../../fixtures/import/schemas.ts';

/** The tables of each schema, without columns that SQL Server computes itself, as a person reads them in its script. */
const TABLES: Readonly<Record<string, string>> = {
  'trading-company': `
    Regions: RegionID smallint NOT NULL, RegionName nvarchar(40) NOT NULL, PRIMARY KEY (RegionID)
    Buyers: BuyerCode nchar(5) NOT NULL, CompanyName nvarchar(60) NOT NULL, ContactName nvarchar(40), City nvarchar(40), Phone varchar(24), CreditLimit money NOT NULL, Notes nvarchar(max), Id Card uniqueidentifier NOT NULL, PRIMARY KEY (BuyerCode), UNIQUE (Id Card), UNIQUE (CompanyName, City)
    Orders: OrderID int IDENTITY(1, 1) NOT NULL, BuyerCode nchar(5) NOT NULL, RegionID smallint, OrderDate date NOT NULL, ShippedDate date, Freight decimal(10, 2), Paid bit NOT NULL, Placed datetime2(7) NOT NULL, Weight real, PRIMARY KEY (OrderID), FOREIGN KEY (BuyerCode) REFERENCES Buyers (BuyerCode), FOREIGN KEY (RegionID) REFERENCES Regions (RegionID)
    OrderLines: OrderID int NOT NULL, LineNo tinyint NOT NULL, Goods nvarchar(60) NOT NULL, UnitPrice decimal(9, 2) NOT NULL, Quantity smallint NOT NULL, Discount decimal(4, 3) NOT NULL, PRIMARY KEY (OrderID, LineNo), FOREIGN KEY (OrderID) REFERENCES Orders (OrderID)`,
  hospital: `
    Wards: WardId int IDENTITY(1, 1) NOT NULL, Name nvarchar(50) NOT NULL, Beds tinyint NOT NULL, PRIMARY KEY (WardId), UNIQUE (Name)
    Doctors: DoctorId int IDENTITY(1, 1) NOT NULL, FullName nvarchar(80) NOT NULL, LicenseNo varchar(20) NOT NULL, SupervisorId int, PRIMARY KEY (DoctorId), UNIQUE (LicenseNo), FOREIGN KEY (SupervisorId) REFERENCES Doctors (DoctorId)
    Patients: MRN char(10) NOT NULL, FirstName nvarchar(60) NOT NULL, LastName nvarchar(60) NOT NULL, BirthDate date NOT NULL, Sex char(1), Phone varchar(24), Photo varbinary(max), PRIMARY KEY (MRN)
    Stays: StayId bigint IDENTITY(1, 1) NOT NULL, MRN char(10) NOT NULL, WardId int NOT NULL, AdmittedBy int NOT NULL, DischargedBy int, Admitted datetimeoffset(3) NOT NULL, Discharged datetimeoffset(3), Temperature numeric(3, 1), ArrivedAt time(0), PRIMARY KEY (StayId), FOREIGN KEY (MRN) REFERENCES Patients (MRN), FOREIGN KEY (WardId) REFERENCES Wards (WardId), FOREIGN KEY (AdmittedBy) REFERENCES Doctors (DoctorId), FOREIGN KEY (DischargedBy) REFERENCES Doctors (DoctorId)`,
  shop: `
    Customer: Customer ID int IDENTITY(1, 1) NOT NULL, Email Address nvarchar(254) NOT NULL, First Name nvarchar(40), Last Name nvarchar(40), Is]Active bit NOT NULL, Created datetime NOT NULL, PRIMARY KEY (Customer ID), UNIQUE (Email Address)
    Product: SKU varchar(30) NOT NULL, Name nvarchar(200) NOT NULL, Price smallmoney NOT NULL, Stock int NOT NULL, Rating float, Details xml, PRIMARY KEY (SKU)
    Basket Line: Customer ID int NOT NULL, SKU varchar(30) NOT NULL, Quantity int NOT NULL, Added smalldatetime NOT NULL, PRIMARY KEY (Customer ID, SKU), FOREIGN KEY (Customer ID) REFERENCES Customer (Customer ID), FOREIGN KEY (SKU) REFERENCES Product (SKU)`,
  payroll: `
    Worker: WorkerNo int NOT NULL, FirstNm varchar(30) NOT NULL, MidInit char(1), LastNm varchar(30) NOT NULL, BirthDt date NOT NULL, HireDt date NOT NULL, TermDt date, HourlyRt decimal(6, 2) NOT NULL, SSN char(11) NOT NULL, Status varchar(10) NOT NULL, PRIMARY KEY (WorkerNo), UNIQUE (SSN)
    Timesheet: WorkerNo int NOT NULL, WorkDt date NOT NULL, Hrs decimal(4, 2) NOT NULL, PRIMARY KEY (WorkerNo, WorkDt), FOREIGN KEY (WorkerNo) REFERENCES Worker (WorkerNo)`,
};

const withoutBrackets = (text: string) =>
  text.replaceAll(/\[((?:[^\]]|\]\])*)\]/g, (_, name: string) => name.replaceAll(']]', ']'));

/** A unique key with nullable columns, which the DDL writer writes as an index. */
const UNIQUE_INDEX = /^CREATE UNIQUE INDEX \S+ ON (.+) \((.+)\) WHERE /;

/** Each table on a line, from DDL. */
function notesOn(ddl: string): readonly string[] {
  const tables = ddl.matchAll(/^CREATE TABLE ([^\n]+) \(\n(.*?)^\);\n((?:CREATE UNIQUE INDEX [^\n]*\n)*)/gms);
  return [...tables].map(([, name = '', lines = '', indexes = '']) => {
    const parts = lines
      .replaceAll(/ COLLATE \w+/g, '')
      .trim()
      .split(/,\n\s*/);
    const keys = indexes.split('\n').flatMap((index) => {
      const [, , columns] = UNIQUE_INDEX.exec(index) ?? [];
      return columns === undefined ? [] : [`UNIQUE (${columns})`];
    });
    return withoutBrackets(`${name}: ${[...parts, ...keys].join(', ')}`);
  });
}

const inLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

it.each(schemaSources.filter(({ dialect }) => dialect === 'sqlserver'))(
  'reads $name as SQL Server Management Studio writes it',
  async ({ name, sql }) => {
    const { schema, report } = await importSql(sql);
    const ddl = codeOf('ddl', openDocument(schema), { dialect: 'sqlserver' });
    expect(notesOn(ddl).toSorted()).toEqual(inLines(TABLES[name] ?? '').toSorted());
    const lost = report.skipped.filter(({ matters, text }) => matters && !text.startsWith('CREATE TRIGGER'));
    expect(lost).toEqual([]);
  },
);
