import type { Jobs } from '../../jobs.ts';

/** For each class of ages of `careers`: jobs that people have from an age on, and how many still have them later. */
const FROM_16 = '70 100 100 100 100 100 100 95 80 40 15 5';
const FROM_18 = '0 100 100 100 100 100 100 95 80 42 16 6';
const FROM_22 = '0 0 100 100 100 100 100 92 72 36 12 4';
const FROM_25 = '0 0 0 100 100 100 100 95 75 38 14 5';
const FROM_30 = '0 0 0 0 100 100 100 98 80 45 20 8';
const YOUNG = '100 100 80 50 40 36 34 32 26 14 6 2';

/**
 * Jobs as British advertisements name them, compiled by hand. The weights of a group, of 10,000 people at work, follow the major groups of
 * the Standard Occupational Classification 2020; SOURCES.md says how.
 */
export const jobs: Jobs = {
  titleOrder: ['seniority', 'area', 'type'],
  ladders: {
    none: '',
    admin: 'Junior 60 25 8 2 0|Senior 0 0 4 9 14 16 18',
    deputy: 'Assistant 0 60 40 20 10 7 5|Deputy 0 0 6 12 14 13 12',
    engineer: 'Graduate 0 0 40 12 0|Senior 0 0 2 18 28 28 28|Principal 0 0 0 0 3 7 9',
    head: 'Trainee 0 40 20 6 0|Head 0 0 3 8 14 18 20',
    manager: 'Assistant 0 0 45 18 8 4 3|Senior 0 0 0 8 16 20 22',
    officer: 'Senior 0 0 3 9 15 19 21',
    professional: 'Junior 0 0 22 8 2 0 0|Senior 0 0 3 16 26 29 30|Lead 0 0 0 3 6 7 7',
    trainee: 'Trainee 0 0 45 12 2 0 0|Senior 0 0 0 6 16 22 26',
    trade: 'Apprentice 95 70 20 4 0',
    worker: 'Trainee 30 15 5 2 0|Senior 0 0 4 8 12 14 14',
  },
  groups: [
    // Managers, directors and senior officials: 1,050.
    {
      ladder: 'none',
      career: FROM_30,
      jobs: 'Company/Director 70|Managing/Director 90|Finance/Director 36|Sales/Director 30|Operations/Director 40|Commercial/Director 24|IT/Director 18|Chief/Executive 22|HR/Director 14',
    },
    {
      ladder: 'manager',
      career: FROM_25,
      jobs: 'Operations/Manager 76|Sales/Manager 66|Marketing/Manager 44|Finance/Manager 40|HR/Manager 40|IT/Manager 42|Production/Manager 36|Purchasing/Manager 18|Property/Manager 20|Contracts/Manager 22|Construction Site/Manager/Site Manager 26|Facilities/Manager 24|Transport/Manager 20|Warehouse/Manager 24|Care Home/Manager 20',
    },
    {
      ladder: 'deputy',
      career: FROM_22,
      jobs: 'Retail/Manager/Shop Manager 64|Store/Manager 48|Restaurant/Manager 34|Pub/Manager 22|Hotel/Manager 14|Leisure Centre/Manager 12|Nursery/Manager 18|Farm/Manager 10|Branch/Manager 20|Salon/Manager 8',
    },
    // Professional occupations: 2,650.
    {
      ladder: 'none',
      career: FROM_22,
      jobs: 'Primary School/Teacher 210|Secondary School/Teacher 90|Maths/Teacher 36|English/Teacher 36|Science/Teacher 38|History/Teacher 16|Geography/Teacher 14|PE/Teacher 20|Special Needs/Teacher 30|Reception Class/Teacher/Reception Teacher 22|Supply/Teacher 26|Further Education/Lecturer/College Lecturer 40',
    },
    {
      ladder: 'deputy',
      career: FROM_30,
      jobs: 'School/Headteacher/Headteacher 22',
    },
    {
      ladder: 'officer',
      career: FROM_22,
      jobs: 'Staff/Nurse 150|Community/Nurse 44|Practice/Nurse 36|Mental Health/Nurse 38|District/Nurse 24|Paediatric/Nurse 20|Theatre/Nurse 16|Veterinary/Nurse 16|Maternity/Midwife/Midwife 30|Health/Visitor 14|Ward/Sister 14',
    },
    {
      ladder: 'officer',
      career: FROM_22,
      jobs: 'Community/Physiotherapist/Physiotherapist 32|Community/Occupational Therapist/Occupational Therapist 26|Speech/Therapist/Speech and Language Therapist 14|Diagnostic/Radiographer/Radiographer 18|Ambulance/Paramedic/Paramedic 18|Community/Pharmacist/Pharmacist 30|Family/Social Worker 46|Mental Health/Social Worker 22|High Street/Optometrist/Optometrist 10|Clinical/Psychologist 14|Foot Health/Podiatrist/Podiatrist 8',
    },
    {
      ladder: 'none',
      career: FROM_25,
      doctors: 100,
      jobs: 'General Practice/Doctor/GP 36|Hospital/Doctor 30|Consultant/Anaesthetist 6|Consultant/Paediatrician 4|Consultant/Cardiologist 4|Consultant/Radiologist 4|Consultant/Psychiatrist 5',
    },
    {
      ladder: 'none',
      career: FROM_25,
      doctors: 12,
      jobs: 'General/Dentist/Dentist 18|Small Animal/Vet/Vet 12',
    },
    {
      ladder: 'none',
      career: FROM_30,
      doctors: 75,
      jobs: 'University/Lecturer 40|Research/Fellow 20',
    },
    {
      ladder: 'engineer',
      career: FROM_22,
      jobs: 'Software/Engineer 92|Civil/Engineer 46|Mechanical/Engineer 50|Electrical/Engineer 44|Design/Engineer 30|Structural/Engineer 18|Process/Engineer 18|Project/Engineer 24|DevOps/Engineer 22|Network/Engineer 26|Quality/Engineer 20',
    },
    {
      ladder: 'professional',
      career: FROM_22,
      jobs: 'Software/Developer 76|Web/Developer 30|Business/Analyst 58|Data/Analyst 44|Data/Scientist 16|Systems/Analyst 22|UX/Designer 18|Test/Analyst 18|Product/Owner 14|Quantity/Surveyor 30|Building/Surveyor 18|Town/Planner 14|Research/Scientist 22|Environmental/Consultant 14|Management/Consultant 44',
    },
    {
      ladder: 'trainee',
      career: FROM_25,
      jobs: 'Family/Solicitor 14|Conveyancing/Solicitor 20|Commercial/Solicitor 18|Criminal/Solicitor 8|Employment/Solicitor 8|Chartered/Accountant 60|Management/Accountant 50|Tax/Adviser 18|Internal/Auditor 16|Criminal Law/Barrister/Barrister 8|Building/Architect/Architect 22',
    },
    {
      ladder: 'manager',
      career: FROM_25,
      jobs: 'Project/Manager 86|IT Project/Manager 30|Programme/Manager 18|Quality/Manager 22|Health and Safety/Manager 18',
    },
    {
      ladder: 'none',
      career: FROM_22,
      jobs: 'School/Librarian 8|Parish/Vicar/Vicar 10|Newspaper/Journalist/Journalist 16|PR/Consultant 16|Marketing/Consultant 16',
    },
    // Associate professional occupations: 1,520.
    {
      ladder: 'officer',
      career: FROM_18,
      jobs: 'Police/Constable/Police Constable 86|Police Community Support/Officer 10|Fire Service/Firefighter/Firefighter 26|Prison/Officer 22|Probation/Officer 10|Housing/Officer 30|Planning/Officer 14|Trading Standards/Officer 6|Civil Service/Executive Officer 52|HR/Officer 44|Training/Officer 18|Careers/Adviser 12|Welfare/Officer 16|Youth/Worker 16|Army/Soldier/Soldier 30|Border Force/Officer 8|Environmental Health/Officer 8',
    },
    {
      ladder: 'professional',
      career: FROM_18,
      jobs: 'IT Support/Technician 52|Laboratory/Technician 30|Engineering/Technician 36|Graphic/Designer 36|Marketing/Executive 58|Digital Marketing/Executive 26|Account/Manager 54|Sales/Executive 72|Business Development/Manager 40|Recruitment/Consultant 50|Financial/Adviser 34|Mortgage/Adviser 20|Insurance/Underwriter 16|Estate/Agent 36|Lettings/Negotiator 16|Buying/Assistant/Buyer 24|Legal/Executive 16|Fundraising/Manager 10|Events/Manager 18|Interior/Designer 12|Video/Producer 10|CAD/Technician 16|Quality/Inspector 16|Fitness/Instructor 20|Personal/Trainer 20|Football/Coach 12|Wedding/Photographer 14|Dispensing/Optician 8|Pharmacy/Technician 20|Dental/Hygienist 12|Air Traffic/Controller 4|Commercial/Pilot 6|Supply Chain/Analyst 14|Health and Safety/Officer 16',
    },
    // Administrative and secretarial occupations: 980.
    {
      ladder: 'admin',
      career: FROM_16,
      jobs: 'Office/Administrator 130|Sales/Administrator 50|HR/Administrator 40|Finance/Assistant 50|Accounts/Assistant 74|Payroll/Clerk 40|Purchase Ledger/Clerk 30|Credit/Controller 28|Data Entry/Clerk 26|Admin/Assistant 110|Legal/Secretary 30|Medical/Secretary 36|School/Secretary 28|GP/Receptionist 40|Office/Receptionist 60|Hotel/Receptionist 24|Library/Assistant 20|Council/Administrator 40|Civil Service/Administrative Officer 44|Accounts/Bookkeeper/Bookkeeper 50',
    },
    {
      ladder: 'none',
      career: FROM_22,
      jobs: 'Personal/Assistant 44|Executive/Assistant 26|Office/Manager 60|Practice/Manager 20|Exams/Officer 6',
    },
    // Skilled trades: 870.
    {
      ladder: 'trade',
      career: FROM_16,
      jobs: 'Domestic/Electrician/Electrician 86|Industrial/Electrician 18|Domestic/Plumber/Plumber 52|Gas/Engineer 30|Site/Bricklayer/Bricklayer 30|Site/Carpenter/Carpenter 40|Bench/Joiner/Joiner 26|Domestic/Plasterer/Plasterer 20|House/Decorator/Painter and Decorator 32|Flat/Roofer/Roofer 18|Floor/Layer 14|Vehicle/Mechanic/Motor Mechanic 52|HGV/Technician 16|Maintenance/Engineer 44|CNC/Machinist 20|Structural/Welder/Welder 22|Toolroom/Fitter/Toolmaker 10|Telecoms/Engineer 22|Landscape/Gardener 48|Dairy/Farmer/Farmer 28|Tree/Surgeon 10|Kitchen/Chef/Chef 44|High Street/Butcher/Butcher 12|Craft/Baker/Baker 12|Print/Finisher 8|Furniture/Upholsterer/Upholsterer 6|Kitchen/Fitter 14|Double Glazing/Installer/Window Fitter 12|Scaffold/Scaffolder/Scaffolder 10',
    },
    {
      ladder: 'head',
      career: FROM_18,
      jobs: 'Sous/Chef 14|Pastry/Chef 6|Grounds/Keeper/Groundskeeper 10|General/Builder/Builder 30',
    },
    // Caring, leisure and other services: 820.
    {
      ladder: 'worker',
      career: FROM_18,
      jobs: 'Care/Assistant 150|Home/Carer 90|Healthcare/Assistant 72|Teaching/Assistant 130|Nursery/Nurse 46|Support/Worker 84|Learning Support/Assistant 36|Dental/Nurse 22|Ambulance Care/Assistant 8|Cabin/Crew 14',
    },
    {
      ladder: 'none',
      career: FROM_18,
      jobs: 'Home/Childminder/Childminder 20|Lunchtime/Supervisor 22|Ladies/Hairdresser/Hairdresser 40|Gents/Barber/Barber 12|Mobile/Beautician/Beauty Therapist 18|School/Caretaker 22|Hotel/Housekeeper 14|Dog/Groomer 8|Funeral/Director 4|Travel/Agent 8|Sports Centre/Assistant/Leisure Assistant 14|Driving/Instructor 10',
    },
    // Sales and customer service: 640.
    {
      ladder: 'none',
      career: YOUNG,
      jobs: 'Sales/Assistant 300|Checkout/Operator 70|Retail/Assistant/Shop Assistant 110|Shelf/Stacker 30|Pharmacy/Assistant 24|Market/Trader 8|Visual/Merchandiser 8',
    },
    {
      ladder: 'worker',
      career: FROM_18,
      jobs: 'Customer Service/Adviser 110|Call Centre/Agent 50|Telesales/Executive 16|Customer Service/Manager 30|Retail/Supervisor 50|Bank/Cashier 18',
    },
    // Process, plant and machine operatives: 550.
    {
      ladder: 'none',
      career: FROM_18,
      jobs: 'HGV/Driver 76|Lorry/Driver 30|Van/Driver 80|Delivery/Driver 56|Taxi/Driver 52|Bus/Driver 36|Coach/Driver 10|Train/Driver 12|Forklift/Driver 36|Digger/Driver 14',
    },
    {
      ladder: 'worker',
      career: FROM_18,
      jobs: 'Machine/Operator 50|Production/Operative 46|Assembly/Operative 30|Food/Processor/Food Process Operative 30|Warehouse/Team Leader 20|Sewing/Machinist 10|Road/Worker 12|Quarry/Operative 4|Water/Treatment Operative 4',
    },
    // Elementary occupations: 920.
    {
      ladder: 'none',
      career: YOUNG,
      jobs: 'Kitchen/Porter 40|Kitchen/Assistant 90|Catering/Assistant 60|Restaurant/Waitress:Waiter/Waitress:Waiter 70|Bar/Staff 60|Coffee Shop/Barista/Barista 50|Warehouse/Operative 130|Order/Picker 30|Fast Food/Team Member 40',
    },
    {
      ladder: 'none',
      career: FROM_18,
      jobs: 'Office/Cleaner 90|School/Cleaner 50|Domestic/Cleaner/Cleaner 60|Window/Cleaner 14|Security/Guard 56|Post Office/Worker/Postal Worker 40|Parcel/Courier 24|Building/Labourer/Labourer 50|Farm/Worker 20|Hospital/Porter 16|Refuse/Collector 12|Car Park/Attendant 4|Lollipop/Person/School Crossing Patrol 4|Traffic/Warden/Civil Enforcement Officer 4',
    },
  ],
};
