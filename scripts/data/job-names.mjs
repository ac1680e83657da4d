/**
 * Jobs as advertisements name them, compiled by hand. A line has an occupation of the Standard Occupational Classification,
 * the ladder of its seniorities, the ages at which people have the job, and `Area/Type` of jobs, each with its part of the
 * occupation if that is not 1. Several occupations are joined by `+`.
 */
export const jobNames = `
11-1011 chief 35 Executive/Officer 2|Operating/Officer|Financial/Officer|Technology/Officer
11-1021 deputy 25 General/Manager 4|Business/Manager|Branch/Manager
11-1021 regional 25 Operations/Manager 6
11-1021 director 30 Operations/Director
11-2011+11-2021 manager 25 Marketing/Manager 3|Brand/Manager|Digital Marketing/Manager|Product Marketing/Manager|Product/Manager|Advertising/Manager
11-2011+11-2021 director 30 Marketing/Director
11-2022 regional 25 Sales/Manager 4|Field Sales/Manager
11-2022 manager 25 Inside Sales/Manager
11-2022 director 30 Sales/Director
11-2032 manager 25 Public Relations/Manager|Communications/Manager
11-2032 director 30 Communications/Director
11-2033 director 30 Development/Director
11-3012 manager 25 Administrative Services/Manager|Records/Manager
11-3013 manager 25 Facilities/Manager
11-3021 manager 25 IT/Manager 2|Software Engineering/Manager|Software Development/Manager|Information Security/Manager
11-3021 director 30 IT/Director
11-3031 manager 25 Finance/Manager 2|Accounting/Manager 2|Credit/Manager|Risk/Manager|Treasury/Manager
11-3031 deputy 30 Corporate/Controller
11-3031 director 30 Finance/Director
11-3051 manager 25 Production/Manager|Manufacturing/Manager|Quality Assurance/Manager
11-3051 deputy 30 Plant/Manager
11-3061 manager 25 Purchasing/Manager|Procurement/Manager
11-3071 deputy 22 Warehouse/Manager 2
11-3071 manager 25 Logistics/Manager|Supply Chain/Manager|Distribution/Manager|Transportation/Manager
11-3111 manager 25 Compensation/Manager|Benefits/Manager
11-3121 manager 25 Human Resources/Manager 2|Talent Acquisition/Manager
11-3121 director 30 Human Resources/Director
11-3131 manager 25 Training/Manager
11-9013 deputy 22 Farm/Manager|Ranch/Manager
11-9021 manager 25 Construction/Manager 2|Construction Project/Manager 2
11-9021 deputy 25 Construction/Superintendent
11-9031 deputy 25 Childcare Center/Director|Preschool/Director
11-9032 deputy 35 Elementary School/Principal 2|Middle School/Principal|High School/Principal
11-9032 deputy 45 School District/Superintendent
11-9033 dean 35 Academic/Dean
11-9033 deputy 30 University/Registrar|Admissions/Director|Financial Aid/Director
11-9041 manager 30 Engineering/Manager 2
11-9041 director 35 Engineering/Director
11-9051 deputy 22 Restaurant/Manager 3|Kitchen/Manager|Cafe/Manager|Food Service/Manager
11-9072 deputy 22 Fitness Center/Manager|Theater/Manager
11-9081 deputy 22 Hotel/Manager|Front Office/Manager
11-9111 manager 25 Clinic/Manager|Medical Office/Manager|Healthcare/Administrator
11-9111 deputy 30 Nurse/Manager|Nursing/Director
11-9121 manager 30 Laboratory/Manager|Research/Manager
11-9121 director 35 Research/Director
11-9141 regional 22 Property/Manager 2
11-9141 deputy 22 Apartment Community/Manager
11-9151 manager 25 Social Services/Manager|Nonprofit Program/Manager
11-9151 director 30 Community Services/Director
11-9161 deputy 35 Emergency Management/Director
11-9199 regional 25 Loss Prevention/Manager|Security/Manager
11-9199 manager 25 Program/Manager 2|Compliance/Manager

13-1020 professional 22 Procurement/Specialist|Purchasing/Agent
13-1020 buyer 22 Retail/Buyer
13-1031 professional 22 Insurance Claims/Adjuster 2|Claims/Examiner
13-1041 professional 22 Compliance/Analyst|Compliance/Officer
13-1051 professional 22 Construction/Estimator|Cost/Estimator
13-1071 professional 22 Human Resources/Specialist|Human Resources/Generalist|Talent Acquisition/Specialist|Corporate/Recruiter|Technical/Recruiter
13-1071 intern 18-24 Human Resources/Intern .25
13-1081 professional 22 Logistics/Analyst|Logistics/Coordinator|Supply Chain/Analyst
13-1082 project 22 Project/Manager 4|IT Project/Manager
13-1082 professional 22 Project/Coordinator
13-1111 professional 22 Business/Analyst 3|Management/Consultant 2|Management/Analyst|Program/Analyst
13-1121 professional 22 Event/Planner|Event/Coordinator|Meeting/Planner|Wedding/Planner
13-1131 professional 22 Fundraising/Coordinator
13-1141 professional 22 Benefits/Specialist|Compensation/Analyst
13-1151 professional 22 Training/Specialist|Corporate/Trainer
13-1161 professional 22 Market Research/Analyst|Marketing/Specialist|Marketing/Coordinator|Digital Marketing/Specialist|Social Media/Specialist|SEO/Specialist
13-1161 intern 18-24 Marketing/Intern .3
13-1199 professional 22 Business Operations/Specialist 4|Operations/Analyst 3|E-commerce/Specialist|Sustainability/Specialist .5
13-2011 professional 22 Staff/Accountant 2|Tax/Accountant|Payroll/Accountant|Cost/Accountant|Internal/Auditor
13-2011 none 25 Certified Public/Accountant
13-2011 intern 18-24 Accounting/Intern .18
13-2031 professional 22 Budget/Analyst
13-2041 professional 22 Credit/Analyst
13-2051 professional 22 Financial/Analyst 3|Investment/Analyst
13-2052 professional 22 Financial/Advisor
13-2053 professional 22 Insurance/Underwriter
13-2072 professional 22 Mortgage Loan/Officer|Commercial Loan/Officer
13-2082 crew 22 Tax/Preparer
13-2099 professional 22 Risk/Analyst|Fraud/Analyst

15-1211 professional 22 Computer Systems/Analyst|Business Systems/Analyst
15-1212 professional 22 Information Security/Analyst|Cybersecurity/Analyst
15-1231 technician 18 Network/Technician|Network Support/Specialist
15-1232 technician 18 Help Desk/Technician|IT Support/Specialist|Desktop Support/Technician|Technical Support/Specialist
15-1241 engineer 22 Network/Engineer 2
15-1241 architect 25 Cloud/Architect|Solutions/Architect|Network/Architect
15-1242 professional 22 Database/Administrator
15-1243 engineer 22 Data/Engineer 2
15-1243 architect 25 Data/Architect
15-1244 professional 22 Systems/Administrator 2|Network/Administrator
15-1251 professional 22 Computer/Programmer
15-1252 engineer 22 Software/Engineer 6|Software/Developer 4|DevOps/Engineer|Cloud/Engineer|Site Reliability/Engineer|Machine Learning/Engineer
15-1252 professional 22 Frontend/Developer|Backend/Developer|Full Stack/Developer|Java/Developer|Mobile App/Developer
15-1252 intern 18-24 Software Engineering/Intern .4
15-1253 professional 22 QA/Analyst|QA/Engineer
15-1253 engineer 22 Software Test/Engineer|Test Automation/Engineer
15-1254 professional 18 Web/Developer
15-1255 professional 22 UX/Designer|Product/Designer|UI/Designer
15-1255 professional 18 Web/Designer
15-1299 professional 22 Information Systems/Specialist|IT/Consultant|Web/Administrator
15-2011 professional 22 Actuarial/Analyst
15-2031 professional 22 Operations Research/Analyst
15-2051 professional 22 Data/Analyst 2|Business Intelligence/Analyst
15-2051 engineer 22 Data/Scientist 2

17-1011 expert 25 Project/Architect
17-1012 professional 22 Landscape/Architect
17-1022 professional 22 Land/Surveyor
17-2011 engineer 22 Aerospace/Engineer
17-2031 engineer 22 Biomedical/Engineer
17-2041 engineer 22 Chemical/Engineer
17-2051 engineer 22 Civil/Engineer 2|Structural/Engineer|Transportation/Engineer
17-2061 engineer 22 Hardware/Engineer
17-2071 engineer 22 Electrical/Engineer
17-2072 engineer 22 Electronics/Engineer
17-2081 engineer 22 Environmental/Engineer
17-2112 engineer 22 Industrial/Engineer|Manufacturing/Engineer|Quality/Engineer|Process/Engineer
17-2141 engineer 22 Mechanical/Engineer
17-2199 engineer 22 Systems/Engineer|Project/Engineer
17-3011 technician 22 Architectural/Drafter|CAD/Drafter
17-3022 technician 22 Civil Engineering/Technician
17-3023 technician 22 Electronics/Technician
17-3026 technician 22 Industrial Engineering/Technician

19-1023 professional 22 Wildlife/Biologist
19-1029 engineer 25 Research/Biologist
19-1042 engineer 25 Research/Scientist|Clinical Research/Scientist
19-2031 professional 22 Analytical/Chemist|Quality Control/Chemist
19-2041 professional 22 Environmental/Scientist
19-2042 professional 22 Exploration/Geologist
19-3033 expert 30 Clinical/Psychologist
19-3034 expert 25 School/Psychologist
19-3051 professional 22 Urban/Planner
19-4021 technician 22 Research/Technician
19-4031 technician 22 Chemical/Technician
19-4099 technician 18 Laboratory/Technician
19-5011 professional 22 Occupational Safety/Specialist|Safety/Coordinator

21-1012 expert 22 Academic/Advisor|Career/Counselor
21-1012 expert 25 School/Counselor
21-1013 expert 25 Family/Therapist
21-1015 expert 22 Rehabilitation/Counselor
21-1018 expert 25 Mental Health/Counselor 2|Substance Abuse/Counselor
21-1021 expert 22 School Social/Worker|Child Welfare/Caseworker
21-1022 expert 25 Medical Social/Worker
21-1023 expert 25 Clinical Social/Worker
21-1091 expert 22 Community Health/Educator
21-1092 expert 22 Probation/Officer
21-1093 crew 18 Human Services/Assistant|Social Services/Assistant
21-1093 expert 22 Case/Manager
21-1094 crew 18 Community Health/Worker
21-1099 expert 22 Community Outreach/Coordinator
21-2011 none 30 Hospital/Chaplain

23-1011 attorney 25 Corporate/Attorney 2|Litigation/Attorney 2|Family Law/Attorney|Estate Planning/Attorney|Criminal Defense/Attorney|Immigration/Attorney|Tax/Attorney
23-1011 deputy 35 General/Counsel
23-1011 assistant-attorney 25 District/Attorney
23-1012 none 25-34 Judicial Law/Clerk
23-1023 none 45 Circuit Court/Judge|Family Court/Judge
23-2011 professional 22 Litigation/Paralegal|Corporate/Paralegal
23-2011 clerk 18 Legal/Assistant
23-2093 clerk 22 Title/Examiner

25-1011 professor 30 Business/Professor
25-1021 professor 30 Computer Science/Professor
25-1022+25-1052+25-1054 professor 30 Mathematics/Professor 2|Chemistry/Professor|Physics/Professor
25-1032 professor 30 Engineering/Professor
25-1042 professor 30 Biology/Professor
25-1063+25-1065+25-1066+25-1067+25-1125 professor 30 Psychology/Professor|History/Professor|Economics/Professor|Political Science/Professor
25-1071 professor 30 Health Sciences/Professor|Medicine/Professor
25-1072 professor 30 Nursing/Professor
25-1121 professor 30 Art/Professor|Music/Professor
25-1123 professor 30 English/Professor
25-1199 lecturer 25 University/Lecturer
25-2011 teacher 18 Preschool/Teacher
25-2012 teacher 22 Kindergarten/Teacher
25-2021 teacher 22 Elementary School/Teacher
25-2022 teacher 22 Middle School/Teacher 2|Middle School Math/Teacher
25-2031 teacher 22 High School/Teacher 2|High School English/Teacher|High School Math/Teacher|High School Science/Teacher|High School History/Teacher
25-2032 teacher 25 Vocational/Instructor
25-2052+25-2057+25-2058 teacher 22 Special Education/Teacher
25-3021 crew 18 Swim/Instructor|Dance/Instructor
25-3021 none 22 Piano/Teacher|Music/Teacher
25-3031 none 22 Substitute/Teacher
25-3041 none 18 Math/Tutor|Reading/Tutor
25-4013 deputy 30 Museum/Curator
25-4022 expert 25 Reference/Librarian|School/Librarian|Children's/Librarian
25-4031 expert 18 Library/Technician
25-9031 expert 25 Instructional/Designer|Instructional/Coach|Curriculum/Developer
25-9044 none 22-34 Graduate Teaching/Assistant
25-9045 crew 18 Teacher's/Aide 2|Special Education/Aide|Classroom/Assistant

27-1011 director 30 Art/Director|Creative/Director
27-1014 professional 22 3D/Animator
27-1023 crew 18 Floral/Designer
27-1024 professional 18 Graphic/Designer
27-1025 professional 22 Interior/Designer
27-1026 crew 18 Visual/Merchandiser
27-2012 producer 25 Television/Producer|Video/Producer
27-2022 coach 22 High School Football/Coach|Basketball/Coach|Soccer/Coach|Swim/Coach
27-3023 professional 22 News/Reporter
27-3031 professional 22 Public Relations/Specialist|Communications/Specialist
27-3041 professional 22 Copy/Editor|Magazine/Editor
27-3042 professional 22 Technical/Writer
27-3043 professional 22 Advertising/Copywriter|Content/Writer
27-3091 none 22 Medical/Interpreter|Spanish/Interpreter
27-4011 technician 18 Audio/Technician|AV/Technician
27-4021 none 18 Portrait/Photographer|Wedding/Photographer
27-4032 professional 22 Video/Editor

29-1021 expert 30 General/Dentist
29-1031 expert 25 Clinical/Dietitian
29-1051 expert 25 Hospital/Pharmacist|Clinical/Pharmacist|Retail/Pharmacist
29-1071 none 25 Physician/Assistant
29-1122 expert 25 Occupational/Therapist
29-1123 expert 25 Physical/Therapist
29-1126 expert 22 Respiratory/Therapist
29-1127 expert 25 Speech-Language/Pathologist
29-1131 expert 30 Small Animal/Veterinarian
29-1141 nurse 22 Registered/Nurse 12|Emergency Room/Nurse|Intensive Care/Nurse|Operating Room/Nurse|Pediatric/Nurse|Labor and Delivery/Nurse|Home Health/Nurse|School/Nurse
29-1171 nurse 25 Nurse/Practitioner|Family Nurse/Practitioner
29-1215+29-1216+29-1229 doctor 30 Family Medicine/Physician 2|Internal Medicine/Physician|Emergency/Physician|Hospital/Physician
29-1249 doctor 35 General/Surgeon|Orthopedic/Surgeon
29-1292 none 22 Dental/Hygienist
29-2010 expert 22 Medical Laboratory/Technician|Medical Laboratory/Scientist
29-2031 expert 22 Cardiovascular/Technologist
29-2032 expert 22 Diagnostic/Sonographer
29-2034 expert 22 Radiologic/Technologist
29-2035 expert 22 MRI/Technologist
29-2042 none 18 Emergency Medical/Technician
29-2043 none 22 Critical Care/Paramedic|Flight/Paramedic .2
29-2052 expert 18 Pharmacy/Technician
29-2053 expert 18 Psychiatric/Technician
29-2055 expert 22 Surgical/Technologist
29-2056 expert 22 Veterinary/Technician
29-2061 nurse 22 Licensed Practical/Nurse
29-2072 clerk 22 Medical Records/Specialist|Medical/Coder
29-2081 none 22 Licensed/Optician

31-1120 none 18 Home Health/Aide 2|Personal Care/Aide
31-1131 crew 18 Certified Nursing/Assistant 2|Patient Care/Technician
31-2021 none 22 Physical Therapist/Assistant
31-9011 none 22 Licensed Massage/Therapist
31-9091 crew 18 Dental/Assistant
31-9092 crew 18 Medical/Assistant
31-9093 crew 18 Sterile Processing/Technician
31-9096 crew 18 Veterinary/Assistant
31-9097 crew 18 Phlebotomy/Technician

33-1012 none 30 Police/Sergeant|Police/Lieutenant .4
33-1021 none 30 Fire/Captain
33-1091 none 22 Security/Supervisor
33-2011 none 22 Municipal/Firefighter 2|Wildland/Firefighter
33-3012 none 22 Correctional/Officer
33-3021 none 30 Police/Detective|Criminal/Investigator
33-3051 officer 22 Police/Officer 3|Highway Patrol/Officer
33-3051 none 22 Sheriff's/Deputy
33-9032 crew 18 Security/Guard 2|Security/Officer
33-9091 none 22 School Crossing/Guard
33-9092 none 16 Pool/Lifeguard 2|Beach/Lifeguard
33-9094 none 22 School Bus/Monitor
33-9099 none 18 Loss Prevention/Officer

35-1011 none 25 Executive/Chef|Sous/Chef
35-1011 chef 22 Pastry/Chef .5
35-1012 none 18 Restaurant/Supervisor|Kitchen/Supervisor|Restaurant Shift/Leader
35-2011 none 16 Fast Food/Cook
35-2012 crew 18 Cafeteria/Cook
35-2014 crew 18 Line/Cook 2|Prep/Cook|Grill/Cook
35-2015 none 18 Short-Order/Cook
35-2021 none 16 Food Preparation/Worker
35-3011 crew 22 Restaurant/Bartender|Hotel/Bartender
35-3023 none 16 Fast Food Crew/Member 3|Counter/Attendant
35-3023 crew 16 Coffee Shop/Barista
35-3031 none 16 Restaurant/Server 3
35-3031 crew 18 Banquet/Server
35-3041 none 18 Catering/Assistant|Room Service/Attendant
35-9011 none 16 Dining Room/Attendant
35-9021 none 16 Restaurant/Dishwasher
35-9031 none 16 Restaurant/Host

37-1011 none 25 Housekeeping/Supervisor|Custodial/Supervisor
37-1012 none 25 Landscaping/Supervisor
37-2011 crew 18 School/Custodian|Office/Cleaner|Building/Custodian
37-2012 crew 18 Hotel/Housekeeper
37-2012 none 18 Residential/Housekeeper
37-2021 expert 18 Pest Control/Technician
37-3011 none 16 Landscape/Laborer|Golf Course/Groundskeeper
37-3013 none 18 Tree/Trimmer

39-1022 deputy 22 Salon/Manager
39-2021 none 16 Dog/Walker|Kennel/Attendant
39-2021 none 18 Pet/Groomer
39-3011 none 22 Casino/Dealer
39-3031 none 16 Movie Theater/Usher
39-3091 none 16 Amusement Park/Attendant|Arcade/Attendant
39-5012 crew 18 Hair/Stylist
39-5092 none 18 Nail/Technician
39-5094 crew 18 Licensed/Esthetician
39-6012 none 18 Hotel/Concierge
39-7010 none 18 Tour/Guide|Museum/Guide
39-9011 none 16 Childcare/Assistant
39-9011 crew 18 Daycare/Worker
39-9011 none 18 Live-in/Nanny .5
39-9031 crew 18 Personal/Trainer|Group Fitness/Instructor|Yoga/Instructor
39-9032 none 16-24 Summer Camp/Counselor
39-9032 crew 18 Recreation/Assistant
39-9032 none 22 Activities/Coordinator
39-9041 none 18 Resident/Advisor

41-1011 deputy 22 Retail Store/Manager 2|Department/Manager
41-1011 none 18 Retail Sales/Supervisor
41-1012 none 22 Sales Team/Leader
41-2011 none 16 Retail/Cashier 2
41-2011 head 16 Grocery/Cashier 2
41-2011 none 18 Convenience Store/Cashier
41-2021 none 18 Car Rental/Agent|Equipment Rental/Agent
41-2022 crew 18 Auto Parts/Salesperson
41-2031 none 16 Retail Sales/Associate 4|Sales Floor/Associate
41-2031 none 18 Furniture/Salesperson .2|Car/Salesperson .4
41-3011 rep 22 Advertising Sales/Representative
41-3021 rep 22 Insurance/Agent 3
41-3031 rep 22 Personal/Banker|Financial Services/Representative
41-3041 crew 18 Travel/Agent
41-3091 rep 22 Account/Executive 2|Business Development/Representative
41-3091 account 22 Account/Manager
41-4011 rep 22 Medical Device Sales/Representative|Pharmaceutical Sales/Representative|Technical Sales/Representative
41-4012 rep 22 Field Sales/Representative|Outside Sales/Representative|Inside Sales/Representative|Wholesale Sales/Representative
41-9011 none 18 Brand/Ambassador|Product/Demonstrator
41-9021 none 25 Real Estate/Broker
41-9022 none 22 Real Estate/Agent 2|Leasing/Agent
41-9031 engineer 22 Sales/Engineer
41-9041 none 18 Telemarketing/Representative

43-1011 deputy 22 Office/Manager 2
43-1011 none 22 Customer Service/Supervisor|Call Center/Supervisor|Accounting/Supervisor
43-3011 clerk 18 Collections/Specialist
43-3021 clerk 18 Billing/Specialist|Medical Billing/Specialist
43-3031 clerk 18 Accounting/Clerk 2|Accounts Payable/Specialist 2|Accounts Receivable/Specialist 2
43-3031 none 22 Full-Charge/Bookkeeper
43-3051 clerk 18 Payroll/Specialist|Payroll/Clerk
43-3071 head 18 Bank/Teller
43-4031 clerk 22 Court/Clerk|Municipal/Clerk
43-4051 clerk 18 Customer Service/Representative 3|Customer Support/Specialist
43-4051 crew 18 Call Center/Agent
43-4061 clerk 22 Eligibility/Specialist
43-4071 none 18 File/Clerk
43-4081 crew 18 Hotel Front Desk/Agent
43-4111 none 18 Survey/Interviewer
43-4121 none 16 Library/Assistant
43-4131 clerk 22 Loan/Processor
43-4151 crew 18 Order Entry/Clerk
43-4161 clerk 18 Human Resources/Assistant
43-4171 none 18 Front Desk/Receptionist|Medical/Receptionist
43-4181 crew 18 Airline Ticket/Agent|Reservations/Agent
43-5011 none 22 Freight/Broker|Freight/Agent
43-5021 none 18 Medical/Courier
43-5031 expert 22 Emergency/Dispatcher
43-5032 clerk 22 Truck/Dispatcher|Service/Dispatcher
43-5051 none 18 Postal/Clerk
43-5052 none 18 Mail/Carrier
43-5053 none 18 Mail/Sorter
43-5061 professional 22 Production/Planner|Production/Scheduler
43-5071 crew 18 Shipping/Clerk|Receiving/Clerk|Inventory/Specialist
43-6011 none 25 Executive/Assistant
43-6012 clerk 18 Legal/Secretary
43-6013 clerk 18 Medical/Secretary|Medical Office/Assistant
43-6014 clerk 18 Administrative/Assistant 3
43-6014 none 18 School/Secretary
43-9021 crew 18 Data Entry/Clerk
43-9041 clerk 22 Insurance Claims/Processor
43-9051 none 18 Mailroom/Clerk
43-9061 none 18 Office/Clerk 2|Office/Assistant 2|General Office/Clerk

45-1011 none 25 Farm/Supervisor
45-2041 none 18 Produce/Grader
45-2091 none 18 Farm Equipment/Operator
45-2092 none 16 Farm/Worker 2
45-2092 none 18 Nursery/Worker|Harvest/Worker
45-2093 none 18 Ranch/Hand
45-4022 none 22 Logging Equipment/Operator

47-1011 none 25 Construction/Supervisor
47-1011 deputy 30 Site/Superintendent .2
47-2021 trade 18 Brick/Mason
47-2031 trade 18 Finish/Carpenter|Framing/Carpenter
47-2041+47-2042 crew 18 Flooring/Installer
47-2044 crew 18 Tile/Setter
47-2051 crew 18 Concrete/Finisher
47-2061 none 18 Construction/Laborer
47-2073 crew 22 Heavy Equipment/Operator 2|Excavator/Operator
47-2081 crew 18 Drywall/Installer
47-2111 master 18 Residential/Electrician|Commercial/Electrician|Industrial/Electrician
47-2141 crew 18 House/Painter|Commercial/Painter
47-2152 master 18 Residential/Plumber|Commercial/Plumber
47-2152 trade 18 Industrial/Pipefitter
47-2181 crew 18 Residential/Roofer|Commercial/Roofer
47-2211 trade 18 Sheet Metal/Worker
47-2221 trade 18 Structural/Ironworker
47-2231 crew 18 Solar Panel/Installer
47-4011 officer 25 Building/Inspector|Home/Inspector
47-4051 crew 18 Highway Maintenance/Worker

49-1011 none 25 Maintenance/Supervisor|Automotive Service/Manager .3
49-2011 technician 18 Computer Repair/Technician
49-2022 technician 18 Telecommunications/Technician|Fiber Optic/Technician
49-2098 expert 18 Security Systems/Installer
49-3011 expert 22 Aircraft/Mechanic
49-3021 expert 18 Auto Body/Technician
49-3023 technician 18 Automotive/Technician|Auto/Mechanic
49-3031 technician 18 Diesel/Mechanic
49-3042 technician 18 Heavy Equipment/Mechanic
49-3091 none 16 Bicycle/Mechanic
49-3093 none 18 Tire/Technician
49-9021 technician 18 HVAC/Technician 2|HVAC/Installer|Refrigeration/Technician
49-9031 expert 18 Appliance Repair/Technician
49-9041 expert 18 Industrial Maintenance/Mechanic
49-9051 trade 18 Electrical/Lineworker
49-9052 technician 18 Telecommunications Line/Installer
49-9062 technician 22 Biomedical Equipment/Technician
49-9071 expert 18 Maintenance/Technician 2|Building Maintenance/Worker|Apartment Maintenance/Technician
49-9081 technician 18 Wind Turbine/Technician

51-1011 none 25 Production/Supervisor
51-2028 crew 18 Electronics/Assembler
51-2090 none 18 Assembly Line/Worker 2|Production/Assembler
51-2090 technician 18 Assembly/Technician
51-3011 head 18 Bread/Baker|Pastry/Baker
51-3011 none 18 Cake/Decorator
51-3021 head 18 Meat/Cutter
51-3022 none 18 Seafood/Processor|Poultry/Processor
51-3092 none 18 Food Production/Worker
51-4031 none 18 Punch Press/Operator
51-4041 trade 18 CNC/Machinist|Tool Room/Machinist
51-4072 none 18 Injection Molding/Operator
51-4111 trade 18 Tool and Die/Maker
51-4121 crew 18 MIG/Welder|Structural/Welder|Pipe/Welder
51-5112 crew 18 Printing Press/Operator
51-6011 none 18 Laundry/Attendant
51-6031 none 18 Sewing Machine/Operator
51-7011 crew 18 Cabinet/Maker
51-8031 officer 22 Water Treatment/Operator|Wastewater/Operator
51-9011 crew 22 Chemical/Operator
51-9061 technician 18 Quality Control/Inspector|Quality Assurance/Inspector
51-9081 technician 18 Dental Laboratory/Technician
51-9111 none 18 Packaging Machine/Operator
51-9124 none 18 Powder Coating/Operator|Auto/Painter
51-9161 crew 18 CNC Machine/Operator
51-9198 none 18 Production/Helper
51-9199 none 18 Production/Worker|Manufacturing/Associate

53-1047 none 22 Warehouse/Supervisor 2|Transportation/Supervisor
53-2011 none 30 Airline/Pilot|Commercial/Pilot
53-2021 none 25 Air Traffic/Controller
53-2031 crew 22 Flight/Attendant
53-3031 none 18 Pizza Delivery/Driver|Food Delivery/Driver
53-3031 none 22 Route Sales/Driver
53-3032 none 22 Truck/Driver 2|Tractor-Trailer/Driver|Long-Haul Truck/Driver|Dump Truck/Driver .5
53-3033 none 18 Delivery/Driver 3|Package Delivery/Driver
53-3051 none 22 School Bus/Driver
53-3052 none 22 City Bus/Driver
53-3053 none 22 Shuttle/Driver
53-3054 none 22 Taxi/Driver
53-4011 none 25 Locomotive/Engineer
53-4031 none 22 Train/Conductor
53-5021 none 30 Tugboat/Captain
53-6021 none 18 Parking Lot/Attendant|Valet Parking/Attendant
53-6031 none 18 Gas Station/Attendant
53-7021 crew 22 Crane/Operator
53-7051 crew 18 Forklift/Operator
53-7061 none 16 Car Wash/Attendant
53-7061 none 18 Auto/Detailer
53-7062 none 18 Warehouse/Worker 2|Package/Handler|Freight/Handler|Furniture/Mover .5
53-7062 crew 18 Warehouse/Associate 2
53-7064 none 18 Warehouse/Packer
53-7065 none 16 Grocery/Stocker|Stock/Associate
53-7065 none 18 Order/Picker 2|Overnight/Stocker
53-7081 none 18 Sanitation/Worker
`;

/**
 * How many people still have a job: the percentage of those of 45 to 54, for people of 55 to 59, 60 to 64, 65 to 69, 70 to 74, and
 * 75 and above, with the beginnings of the codes of the occupations. The longest beginning decides. Airline pilots retire at 65
 * (https://www.ecfr.gov/current/title-14/section-121.383), air traffic controllers at 56 and federal police and firefighters at 57
 * (https://www.law.cornell.edu/uscode/text/5/8335). States and cities have other ages for theirs; here it is 60. The other
 * percentages are estimates.
 * @type {readonly { percentages: readonly number[], codes: string }[]}
 */
export const retirements = [
  { percentages: [95, 75, 40, 14, 4], codes: '11 13 17 19 21 23 27 29 33 41 43' },
  {
    percentages: [100, 95, 80, 60, 40],
    codes:
      '11-1011 11-9013 11-9141 13-2082 21-2011 23-1023 25-1 25-3 25-4013 33-9091 33-9094 39-3031 39-7010 41-2031 41-9021 41-9022 43-4121 53-3051 53-3053 53-3054 53-6021',
  },
  {
    percentages: [95, 85, 60, 35, 14],
    codes:
      '11-1021 13-1111 13-2052 19-3033 23-1011 25-4 27-2012 27-3042 27-3043 27-3091 27-4021 29-1021 29-1051 29-1131 29-12 31-1120 33-9032 37-1 37-2 39-5 41-1 41-2 41-3021 43-3031 43-4171 43-5021 43-6 43-9061 45-1011 45-2091 53-3031 53-3052',
  },
  {
    percentages: [85, 60, 25, 7, 1],
    codes: '13-1071 13-1161 15 25-2 25-9 27-1 27-2022 29-1 31 33-9092 33-9099 35 37 39 45 47 49 51 53',
  },
  { percentages: [70, 40, 8, 0, 0], codes: '45-4022 47-2181 47-2211 47-2221 47-2231 49-9051 49-9081' },
  { percentages: [60, 0, 0, 0, 0], codes: '33-1012 33-1021 33-2 33-3' },
  { percentages: [95, 75, 0, 0, 0], codes: '53-2011' },
  { percentages: [0, 0, 0, 0, 0], codes: '53-2021' },
];

/**
 * The percentage of people with a job who are called doctors. The first form that fits decides. Physicians, surgeons, dentists,
 * veterinarians and psychologists need a doctorate; the other percentages are estimates.
 * @type {readonly (readonly [form: RegExp, percentage: number])[]}
 */
export const doctors = [
  [/\/(?:Physician|Surgeon|Dentist|Veterinarian)$|^Clinical\/Psychologist$|^Medicine\/Professor$/, 100],
  [/^Academic\/Dean$/, 80],
  [/^(?:Art|Music)\/Professor$/, 30],
  [/\/Professor$/, 60],
  [/^School District\/Superintendent$|^Research\/Director$/, 40],
];

/**
 * The seniorities of each ladder, with the percentage of people who have them among those aged 16 to 17, 18 to 21, 22 to 24, 25 to
 * 29, 30 to 34, 35 to 44, and 45 and above. The rest has none.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ladders = {
  none: [],
  'assistant-attorney': ['Assistant 0 0 0 100 90 75 60', 'Deputy 0 0 0 0 10 25 40'],
  account: [
    'Junior 0 0 20 5 0 0 0',
    'Senior 0 0 0 15 25 28 28',
    'Regional 0 0 0 4 7 7 7',
    'National 0 0 0 2 4 5 5',
  ],
  architect: ['Senior 0 0 0 15 25 30 30', 'Lead 0 0 0 3 6 8 8', 'Principal 0 0 0 0 4 8 10'],
  attorney: ['Associate 0 0 0 60 35 10 4', 'Senior 0 0 0 0 15 30 35'],
  buyer: ['Assistant 0 0 50 20 8 4 3', 'Senior 0 0 0 15 25 25 25'],
  chef: ['Assistant 0 0 50 30 15 8 5', 'Head 0 0 3 10 15 20 20'],
  chief: ['Chief 0 0 0 0 0 100 100'],
  clerk: ['Junior 0 10 6 2 0 0 0', 'Senior 0 0 3 8 13 16 18', 'Lead 0 0 2 5 6 7 7'],
  coach: ['Assistant 0 0 75 55 40 30 25', 'Head 0 0 5 20 35 45 50'],
  expert: ['Senior 0 0 0 6 12 17 20', 'Lead 0 0 0 3 5 6 6'],
  crew: ['Lead 0 2 5 7 8 8 7'],
  dean: ['Assistant 0 0 0 0 0 30 15', 'Associate 0 0 0 0 0 45 40'],
  deputy: ['Assistant 0 0 75 45 25 15 10'],
  director: ['Associate 0 0 0 0 30 18 8', 'Senior 0 0 0 0 8 18 22'],
  doctor: ['Attending 0 0 0 0 15 15 12', 'Senior 0 0 0 0 0 8 15'],
  engineer: [
    'Junior 0 0 30 10 2 0 0',
    'Senior 0 0 2 18 28 28 28',
    'Lead 0 0 0 3 7 8 8',
    'Staff 0 0 0 1 5 6 6',
    'Principal 0 0 0 0 3 6 8',
  ],
  head: ['Head 0 3 6 8 8 8 8'],
  intern: [],
  lecturer: ['Senior 0 0 0 0 15 30 35'],
  manager: ['Assistant 0 0 60 22 8 4 3', 'Senior 0 0 0 8 16 20 22'],
  master: [
    'Apprentice 0 75 30 8 2 0 0',
    'Journeyman 0 0 25 30 25 22 18',
    'Lead 0 0 0 4 7 8 8',
    'Master 0 0 0 0 5 12 18',
  ],
  nurse: ['Senior 0 0 0 4 8 10 12', 'Lead 0 0 0 2 4 5 5'],
  officer: ['Senior 0 0 0 8 15 20 22'],
  producer: [
    'Assistant 0 0 0 30 10 4 2',
    'Associate 0 0 0 25 15 8 5',
    'Senior 0 0 0 5 20 25 25',
    'Executive 0 0 0 0 6 12 15',
  ],
  professional: ['Junior 0 45 28 9 2 0 0', 'Senior 0 0 3 16 26 29 30', 'Lead 0 0 0 3 6 7 7'],
  professor: [
    'Assistant 0 0 0 0 65 40 14',
    'Associate 0 0 0 0 8 28 28',
    'Adjunct 0 0 0 0 22 16 18',
    'Visiting 0 0 0 0 5 3 2',
  ],
  project: ['Assistant 0 0 60 20 6 3 2', 'Senior 0 0 0 12 24 28 30'],
  regional: [
    'Assistant 0 0 60 22 8 4 3',
    'Senior 0 0 0 6 10 12 13',
    'Regional 0 0 0 5 10 13 14',
    'District 0 0 0 3 5 6 6',
  ],
  rep: ['Junior 0 0 15 4 1 0 0', 'Senior 0 0 0 13 20 23 25', 'Lead 0 0 0 3 4 4 4'],
  teacher: ['Assistant 0 60 18 6 4 3 2', 'Lead 0 0 4 8 10 11 12'],
  technician: ['Junior 0 20 10 3 0 0 0', 'Senior 0 0 4 12 18 21 23', 'Lead 0 0 2 5 7 8 8'],
  trade: ['Apprentice 0 70 30 8 2 0 0', 'Journeyman 0 0 20 25 22 20 16', 'Lead 0 0 0 5 8 10 10'],
};
