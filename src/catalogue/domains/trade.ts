/** Guesses for columns about money, trade, manufacturing, property and work, in the syntax of `domain-words.ts`. */
export const TRADE_LINES = String.raw`
@mortgage loan lending borrower
loan_type mortgage_type = Fixed rate|Adjustable rate|Interest only
##loan_product ##loan_type ##loan ##credit_product = Home Loan|Car Loan|Personal Loan|Student Loan|Business Loan|Renovation Loan
rejection_reason reject_reason decline_reason reason_rejected = Income too low|Credit score too low|Missing documents|Existing debts|Collateral not accepted
risk_grade risk_rating credit_rating rating = AAA|AA|A|BBB|BB|B
interest_rate rate annual_rate apr nominal_rate = 2..12/2
disbursement_mode disbursement_method payout_method = Bank transfer|Cheque|Cash|Mobile money
interest_type rate_type interest_method calculation_method amortization_method amortization = Flat|Declining balance|Fixed|Variable
min_amount minimum_amount min_loan_amount = 500..5000/0
max_amount maximum_amount max_loan_amount = 10000..500000/0
term loan_term max_term min_term term_length = 12|24|36|48|60|120|240
processing_fee late_fee penalty penalty_amount late_penalty = 10..250/2
occupation_type employment_status employment = Employed|Self-employed|Retired|Student|Unemployed
monthly_expenses monthly_obligations existing_emi = 300..3500/2
##collateral ##guarantee = Single-family house|Passenger car|Savings deposit|Farm land|Delivery van|Gold jewelry|Shop building
@collateral
valuation market_value appraised_value value estimated_value = 5000..450000/2
collateral_type type = Real estate|Vehicle|Savings deposit|Equipment|Jewelry|Land
description = ~(Two-story house|Delivery van|Savings deposit|Farm land|Workshop machine|Gold necklace), (valued|inspected|registered) in 20(19|2[0-5])(, insured|, no other liens|, second lien|)
@bank account savings deposit fixed_deposit saving
interest_rate rate annual_rate apy = 0.1..5/2
overdraft_limit overdraft transfer_limit daily_limit withdrawal_limit atm_limit = 500..10000/0
nickname account_nickname alias = Household|Savings for travel|Emergency fund|Joint account|Rent account|Pocket money
minimum_balance min_balance minimum_deposit min_deposit = 0..2500/0
maturity_amount maturity_value = 1100..60000/2
tenure tenure_months term_months term = 6|12|18|24|36|60
##savings_product ##account_type ##bank_product ##deposit_type = Basic Savings|Youth Savings|Fixed Deposit 12 Months|Checking Plus|Business Account|Student Account
account_title title = :person.fullName
@standing direct debit recurring
frequency interval period = Weekly|Monthly|Quarterly|Yearly
amount = 10..1200/2
@cheque check chequebook
drawer drawn_by = :person.fullName
leaves number_of_leaves page_count = 25|50|100
@card debit
last_four last4 last_4 last_four_digits last4digits card_last_four card_last4 = ~\d{4}
name_on_card card_name cardholder_name card_holder holder embossed_name = :person.fullName
@
name_on_card card_holder_name cardholder = :person.fullName
last_four last4 last_4_digits last_four_digits card_last4 card_last_four cc_last4 last4_digits = ~\d{4}
card_network card_scheme network_brand = Visa|Mastercard|American Express|Discover|Maestro
mcc mcc_code merchant_category_code = ~(4111|4121|5411|5541|5651|5732|5812|5912|7011)
pos_entry_mode entry_mode = Chip|Contactless|Magnetic stripe|Manual entry|Online
micr micr_code = ~[1-9]\d{8}
sort_code bank_sort_code = ~\d{2}-\d{2}-\d{2}
routing_no routing aba_number aba_routing = ~0[1-9]\d{7}
@card acquirer issuer terminal merchant pos
merchant_category category mcc_description = Groceries|Restaurants|Fuel|Hotels|Clothing|Electronics|Pharmacies
response_code resp_code result_code = 00|05|12|51|54|91
auth_code authorization_code approval_code auth_number = ~\d{6}
terminal terminal_id tid pos_id = ~T\d{7}
merchant_id mid = ~M\d{9}
@dispute chargeback
reason dispute_reason chargeback_reason = Duplicate charge|Product not received|Not as described|Fraudulent transaction|Canceled subscription|Wrong amount
evidence = Receipt|Delivery confirmation|E-mail correspondence|Signed contract|Photos|Refund policy
outcome resolution decision = Won|Lost|Refunded|Withdrawn|Under review
@atm
name atm_name = ~ATM (Main Street|Airport|Mall|Station|Campus|Harbor) [1-9]
cash_level cash_balance cash_available = 5000..200000/0
atm_type type = Cash only|Cash and deposit|Drive-through|Recycler
@insurance insurer policy premium underwriting coverage policyholder insured
#rider #rider_name #addon #endorsement = Accidental death|Waiver of premium|Roadside assistance|Glass coverage|Critical illness|Rental car
#coverage #cover cover_name coverage_name = Liability|Collision|Fire|Water damage|Theft|Personal injury|Glass breakage
##peril ##cause_of_loss ##risk_type peril cause_of_loss loss_cause = Fire|Storm|Theft|Water damage|Hail|Vandalism|Collision
##insurance_product ##insurance_plan ##insurance_type ##policy_type product_name plan_name = Home Comfort|Auto Basic|Auto Plus|Term Life 20|Travel Care|Family Health|Renters Protect
##insurance_category ##policy_category = Life|Health|Auto|Home|Travel|Liability
##policy policy_name = Home Comfort|Auto Basic|Auto Plus|Term Life 20|Travel Care|Family Health|Renters Protect
subcategory sub_category subcategory_name = Term life|Whole life|Third party|Comprehensive|Individual|Family floater
term premium_term term_name = Monthly|Quarterly|Half-yearly|Yearly|Single payment
sum_assured sum_insured insured_sum coverage_amount = 10000..500000/0
underwriting_status risk_class = Preferred|Standard|Substandard|Declined
reserve_amount reserve paid_amount settlement = 500..60000/2
adjuster claims_adjuster handler surveyor = :person.fullName
@claim
cause_of_loss loss_cause peril cause = Fire|Storm|Theft|Water damage|Hail|Vandalism|Collision
adjuster claims_adjuster claim_handler surveyor = :person.fullName
@stock share equity security securities ticker portfolio investment etf bond fund trading trade broker holding
exchange stock_exchange listing_exchange market exchange_name = NYSE|NASDAQ|LSE|XETRA|Euronext|TSX
#bond = US Treasury 10Y|Federal Bond 2031|City of Oslo 2029|Green Bond 2028|Harbor Energy 4.5% 2030
#fund #etf #mutual_fund fund_name etf_name scheme_name = Global Equity Index|Balanced Growth Fund|Emerging Markets|Short-Term Bond|Clean Energy Fund|Small Cap Value|Dividend Leaders
fund_type scheme_type fund_category fund_house_type = Equity|Bond|Balanced|Index|Money market|Real estate
rating credit_rating bond_rating = AAA|AA|A|BBB|BB|B
beta = 0.3..2/2
eps earnings_per_share = 0.2..15/2
expense_ratio management_fee = 0.05..1.8/2
coupon coupon_rate yield yield_to_maturity ytm dividend_yield = 0.5..7/2
face_value par_value nominal_value = 100|500|1000|5000
dividend dividend_per_share amount_per_share dividend_amount dps = 0.1..4/2
nav net_asset_value = 8..250/2
strike strike_price = 20..400/1
implied_volatility iv volatility = 0.1..0.8/3
delta gamma theta vega = 0..1/3
option_type call_put right put_call = Call|Put
open_interest = 10..25000
benchmark benchmark_index index_name = S&P 500|MSCI World|DAX|FTSE 100|Nikkei 225|STOXX 50
##index ##indice ##stock_index ##market_index = S&P 500|MSCI World|DAX|FTSE 100|Nikkei 225|STOXX 50
#portfolio portfolio_name = Retirement|Growth|Dividend Income|Tech Picks|Long Term|Conservative
#watchlist watch_list = Tech Stocks|Dividend Kings|Earnings This Week|Energy|To Research|Small Caps
quantity shares units qty share_count number_of_shares = 1..500
average_cost avg_cost average_price avg_price buy_price entry_price exit_price sell_price stop_loss take_profit target_price limit_price fill_price current_price cost_basis sl tp purchase_price = 10..400/2
pnl profit_loss unrealized_pnl realized_pnl pl profit net_profit gain_loss gain total_pnl net_pnl p_l = -900..2500/2
risk_profile risk_tolerance risk_level = Conservative|Moderate|Balanced|Growth|Aggressive
dividend_type = Cash|Stock|Special|Interim|Final
industry = Software|Banking|Pharmaceuticals|Automobiles|Oil and gas|Retail|Semiconductors|Utilities
sector sector_name = Technology|Financials|Health Care|Energy|Industrials|Consumer Staples|Utilities|Materials
venue trading_venue = NYSE|NASDAQ|LSE|XETRA|CBOE
setup setup_type trade_setup pattern chart_pattern = Breakout|Pullback|Double bottom|Head and shoulders|Trend continuation|Gap fill
mistakes mistake lessons lessons_learned = Entered too early|Moved the stop loss|Position too large|No mistakes|Chased the price|Exited too soon
entry_reason exit_reason reason rationale thesis notes note trade_notes = ~(Breakout above resistance|Pullback to the 50-day average|Strong earnings|Support held twice|Volume spike at the open|Divergence on the RSI)(, stop below the last low|, half position|, target reached|, closed before news|)
signal signal_type action recommendation = BUY|SELL|HOLD
indicator indicator_name = RSI|MACD|SMA 50|EMA 20|Bollinger Bands|ATR
time_in_force tif = DAY|GTC|IOC|FOK
commission brokerage = 0.5..25/2
lot_size contract_size = 1|10|100|1000
@signal candle trade trading strategy chart backtest bot indicator ohlc kline bar
timeframe time_frame interval candle_interval resolution = 1m|5m|15m|1h|4h|1d
signal_type signal direction = BUY|SELL|HOLD
indicator indicator_name technical_indicator = RSI|MACD|SMA 50|EMA 20|Bollinger Bands|ATR
win_rate winrate hit_rate = 35..70/1
sharpe sharpe_ratio = -0.5..3/2
drawdown max_drawdown maximum_drawdown = 2..40/1
direction position_type trade_direction = Long|Short
pair symbol currency_pair instrument trading_pair = BTC/USDT|ETH/USDT|EUR/USD|GBP/USD|SOL/USDT|XAU/USD
pnl profit_loss profit pl = -900..2500/2
#trading_strategy strategy_description = Momentum|Mean reversion|Breakout|Trend following|Arbitrage
@
timeframe time_frame = 1 week|1 month|3 months|6 months|1 year
mic mic_code exchange_mic = XNYS|XNAS|XLON|XETR|XPAR|XTSE
##stock_exchange ##exchange = NYSE|NASDAQ|London Stock Exchange|Deutsche Börse|Euronext|Tokyo Stock Exchange
##sector ##industry_sector ##gics_sector = Technology|Financials|Health Care|Energy|Industrials|Consumer Staples|Utilities|Materials
##industry = Software|Banking|Pharmaceuticals|Automobiles|Construction|Retail|Tourism|Agriculture
##stock ##company_stock ##equity = Northwind Energy|Harbor Bank|Blue Peak Software|Atlas Motors|Greenfield Foods|Silverline Pharma
##technical_indicator = RSI|MACD|SMA 50|EMA 20|Bollinger Bands|ATR
@/\b(?:crypto|cryptos|cryptocurrenc(?:y|ies)|coins?|blockchains?|ethereum|bitcoin|btc|eth|nfts?|smart contracts?|mining pools?|staking|validators?|onchain|web ?3|token transfers?|mempool|utxos?|defi|dex|wallet address(?:es)?)\b/
hash tx_hash txid tx_id block_hash prev_hash previous_hash parent_hash merkle_root state_root transaction_hash receipts_root = ~0x[0-9a-f]{64}
miner from_address to_address sender recipient receiver validator owner_address contract_address spender owner creator_address beneficiary signer from to = ~0x[0-9a-f]{40}
nonce = 0..9000
gas_used gas_limit gas = 21000..900000
gas_price gas_price_gwei max_fee base_fee = 8..90/1
block_number block_height height = 15000000..20000000
algorithm mining_algorithm hash_algorithm = SHA-256|Scrypt|Ethash|X11|RandomX
consensus consensus_mechanism consensus_algorithm = Proof of Work|Proof of Stake|Delegated Proof of Stake|Proof of Authority
market_cap marketcap = 1000000..90000000000/0
supply circulating_supply total_supply max_supply = 1000000..900000000/0
apy apr staking_reward = 2..18/1
commission commission_rate maker_fee taker_fee = 0..10/2
hashrate hash_rate = 10..900/1
method function_name = transfer|approve|swap|mint|stake|withdraw
abi contract_abi = [{"type":"function","name":"transfer"}]|[{"type":"function","name":"balanceOf"}]|[{"type":"event","name":"Transfer"}]
bytecode input_data input calldata = ~0x60806040[0-9a-f]{48}
native_token native_currency token_symbol symbol ticker base_asset quote_asset = BTC|ETH|SOL|ADA|DOT|MATIC|USDT
network chain chain_name blockchain = Ethereum|Polygon|Solana|BNB Chain|Arbitrum|Avalanche
##nft = Pixel Cat|Golden Ape|Moon Rabbit|Neon Samurai|Sleepy Panda|Crystal Skull
##nft_collection collection collection_name = Pixel Cats|Moon Rabbits|Neon Samurai|Sleepy Pandas|Crystal Skulls
traits attributes = Background: blue|Eyes: laser|Hat: crown|Fur: golden|Mouth: smile
#staking_pool #mining_pool #liquidity_pool pool pool_name = Northpool|ETH Staking Pool|Solid Stake|HashUnion|BlueMine|StakeHub
#validator_name ##validator moniker = StakeHub|Northstake|Solid Nodes|Blue Validator|ChainGuard|EverStake
token_type token_standard standard contract_type = ERC-20|ERC-721|ERC-1155|BEP-20
@block blockchain chain
hash block_hash prev_hash previous_hash parent_hash = ~0x[0-9a-f]{64}
miner = ~0x[0-9a-f]{40}
gas_used gas_limit = 21000..900000
nonce = 0..9000000
@/\boptions? (?:contracts?|trades?|chains?|positions?)\b/
option_type type = Call|Put
strike strike_price = 20..400/1
implied_volatility iv = 0.1..0.8/3
delta gamma theta vega = 0..1/3
open_interest = 10..25000
@
merkle_root state_root receipts_root = ~[0-9a-f]{64}
@pair trading market crypto exchange
base base_asset base_currency = BTC|ETH|SOL|XRP|ADA
quote quote_asset quote_currency = USDT|USD|EUR|BTC
pair pair_name trading_pair market = BTC/USDT|ETH/USDT|SOL/USDT|ETH/BTC|XRP/EUR
maker_fee taker_fee = 0..0.5/3
##crypto_exchange ##exchanges_crypto = Krakenport|Coinharbor|BitMarket|NordEx|CryptoBay
@journal ledger gl chart entry voucher accounting
account_class account_type account_category acct_type account_group = Asset|Liability|Equity|Revenue|Expense
normal_balance balance_type dr_cr debit_credit normal_side side = Debit|Credit
debit credit debit_amount credit_amount dr_amount cr_amount debe haber soll = 10..9000/2
narration narrative particulars = ~(Office rent|Supplier invoice|Bank charges|Payroll|Depreciation|Utility bill|Client payment) (January|March|June|September|December)( 2024| 2025|, second half)
description memo = ~(Office rent|Supplier invoice [1-9]\d{2}|Bank charges|Payroll|Depreciation of equipment|Utility bill|Client payment) (for|in) (January|March|May|July|October|December)
source_document source document_type entry_type voucher_type journal_type = Invoice|Receipt|Payment|Adjustment|Payroll|Opening balance
##chart_of_account ##coa ##gl_account ##ledger_account ##ledger ##account_head ##expense_account ##accounting_account account_head gl_account ledger_name = Cash|Accounts receivable|Inventory|Accounts payable|Sales revenue|Office rent|Wages|Bank charges
@tax vat gst excise withholding
tax_type type = VAT|Sales tax|Income tax|Withholding tax|Property tax|Excise duty
jurisdiction = Federal|State|County|City
filing_status = Single|Married filing jointly|Married filing separately|Head of household
form_type form form_name = 1040|W-2|1099-NEC|941|W-9
refund_amount tax_due amount_due tax_amount taxable_income taxable_amount = 50..20000/2
##tax ##tax_name ##tax_rate ##vat_rate ##tax_code ##tax_class ##tax_type = Standard VAT|Reduced VAT|Zero rated|Sales tax|Exempt|Import duty
description = Standard rate|Reduced rate|Zero rate|Exempt goods and services|Reverse charge
@fiscal accounting financial period budget
##fiscal_period ##accounting_period ##financial_year ##fiscal_year ##financial_period ##budget_period = Q1 2024|Q2 2024|Q3 2024|Q4 2024|FY 2024|FY 2025
period fiscal_period = Q1 2025|Q2 2025|Q3 2025|Q4 2025|FY 2025
@asset fixed depreciation
depreciation_method depr_method depreciation_type = Straight line|Declining balance|Units of production|Sum of years
useful_life life_years useful_life_years lifespan = 3..20
salvage_value residual_value scrap_value = 50..5000/2
book_value net_book_value current_value acquisition_cost acquisition_value = 200..60000/2
@payroll payslip salary wage pay paycheck employee deduction contribution
pay_period period payroll_period salary_period = January 2025|February 2025|March 2025|April 2025|May 2025|June 2025
pay_frequency pay_cycle frequency = Weekly|Biweekly|Monthly
tax_withheld federal_tax state_tax income_tax social_security medicare pension provident_fund pf esi tax_deduction health_insurance paye nssf nhif epf tds professional_tax union_dues = 20..900/2
earnings total_earnings total_deductions total_deduction net_amount gross_amount take_home house_rent_allowance hra da ta basic medical_allowance transport_allowance = 100..6000/2
hours_worked regular_hours worked_hours total_hours = 8..180/1
##salary_component ##pay_component ##earning ##pay_item ##earning_type ##allowance ##allowance_type = Basic salary|Housing allowance|Transport allowance|Overtime|Meal allowance|Performance bonus
##deduction ##deduction_type ##payroll_deduction deduction_type deduction_name = Income tax|Social security|Pension|Health insurance|Union dues|Loan repayment
component_type = Earning|Deduction|Benefit
formula = basic * 0.4|basic * 0.12|gross * 0.075|hours * hourly_rate|basic / 30 * days
##pay_grade ##salary_grade ##job_grade ##pay_scale ##salary_scale pay_grade salary_grade job_grade pay_scale = ~(Grade|Band) [1-9]
min_salary minimum_salary salary_min lowest_salary min_salario sueldo_minimo salario_minimo salaire_min = 1500..3500/0
max_salary maximum_salary salary_max highest_salary max_salario sueldo_maximo salario_maximo salaire_max = 4000..12000/0
##benefit benefit_name = Health insurance|Dental plan|Retirement plan|Meal vouchers|Company car|Gym membership|Transit pass
provider = Unity Health|MediPlan|Northside Pension Fund|Family Care Plus|Sunrise Insurance
@
sueldo_minimo salario_minimo min_salary salary_min minimum_salary = 1500..3500/0
sueldo_maximo salario_maximo max_salary salary_max maximum_salary = 4000..12000/0
@expense budget spending bill transaction income wallet finance
source income_source = Salary|Freelance work|Rental income|Dividends|Refund|Gift
receipt receipt_file receipt_path = ~receipt-[1-9]\d{3}\.(jpg|pdf)
description details memo item title = ~(Groceries|Fuel|Train ticket|Electricity bill|Lunch|Phone bill|Pharmacy|Gym fee|Cinema)( for the family| with colleagues| downtown| in March| in July| on Saturday| online|)
##income_source ##income_category ##income_type = Salary|Freelance work|Rental income|Dividends|Refund|Gift|Bonus
##expense_category ##expense_type ##budget_category ##spending_category ##transaction_category ##expense_head ##budget_item = Rent|Groceries|Utilities|Transport|Dining out|Insurance|Entertainment|Health
##budget = Household 2025|Vacation|Marketing 2025|IT equipment|Renovation|Training
@savings goal
##savings_goal ##saving_goal ##financial_goal = New laptop|Summer vacation|Emergency fund|Down payment|Wedding|New car
target_amount goal_amount target = 500..30000/0
saved_amount current_amount amount_saved current_saved = 50..9000/2
@purchase requisition procurement rfq tender rfp bid solicitation sourcing
justification reason purpose notes = ~(Replacement for|Additional|Urgent need of|Yearly order of) (office chairs|laptops|printer paper|safety gloves|spare filters|cleaning supplies|network switches)( for the new team| in the warehouse| before the audit| at the north branch|)
##rfq ##tender ##rfp ##bid_request ##procurement ##requisition ##solicitation tender_title tender_name rfq_title procurement_title = Office furniture|Laptops and monitors|Road repair lot 3|Cleaning services 2025|School meals|Hospital beds|Street lighting
scope scope_of_work = ~(Supply|Delivery and installation|Maintenance|Repair) of (office furniture|laptops|street lights|hospital beds|road markings|air conditioners)( for two years| at three sites| with training| within 30 days|)
bid_bond security_deposit bid_security emd = 500..25000/0
bidder bidder_name winning_bidder = :company.name
procurement_method method = Open tender|Direct purchase|Request for quotation|Framework agreement
cost_center cost_centre budget_code = ~CC-[1-9]\d{2}0
evaluation_criteria criterion = Price|Quality|Delivery time|References|Warranty
@
cost_center cost_centre costcenter kostenstelle centre_de_cout centro_costo centro_custo = ~[1-9]\d{2}0
lead_time lead_time_days leadtime delivery_days delivery_time_days lead_days = 1..45
lead_time leadtime = 2 days|5 days|1 week|2 weeks|30 days
@/\b(?:work orders?|production|manufactur\w{0,6}|factor(?:y|ies)|routings?|shop floor|assembl(?:y|ies)|bom|boms|bill of materials|work centers?|workstations?|machines?|machining|maintenance|job cards?|process steps?)\b/
operation operation_name ##operation ##routing_operation ##process_step ##manufacturing_process process_name process = Cutting|Milling|Welding|Drilling|Painting|Assembly|Packaging|Inspection
routing routing_name ##routing = ~(Standard|Short|Prototype|Rework) routing [A-D]
work_center workcenter workstation station station_name ##work_center ##workcenter ##workstation = Assembly A|Assembly B|Milling|Welding|Paint Shop|Packaging
setup_time setup_minutes = 5..90
run_time standard_time cycle_time process_time takt_time = 1..120/1
component component_name material raw_material part part_name = Steel plate|Bearing 6204|Hex bolt M8|Gasket|Aluminum profile|Rubber seal|Copper wire
machine machine_name ##machine ##machine_type ##production_machine = CNC Mill 1|CNC Mill 2|Lathe 3|Hydraulic Press 1|Injection Molder 4|Laser Cutter 2
manufacturer make brand = Siemens|Bosch|Haas|Trumpf|Fanuc|DMG Mori|ABB
model machine_model = ~(VF|TL|XR|HP)-[1-9]\d{2}
location plant hall area = Hall 1|Hall 2|Workshop|Paint shop|Loading dock|Plant North
reason cause downtime_reason stop_reason downtime_type = Tool change|Material shortage|Power failure|Sensor fault|Cleaning|Setup|Operator break
scrap_reason reject_reason = Wrong dimension|Scratched surface|Crack|Color deviation|Missing hole
scrap_qty scrapped rejected_qty defect_qty scrap_quantity reject_count defective_quantity = 0..12
batch_size lot_size order_quantity = 10..500
##bom ##bill_of_material bom_name = Office chair|Desk lamp|Bicycle frame|Pump assembly|Gearbox|Control panel
efficiency yield oee yield_percentage utilization = 60..99/1
task task_description activity = Change oil|Check belt tension|Clean filter|Lubricate bearings|Calibrate sensor|Replace seals
maintenance_interval interval_hours service_interval = 250|500|1000|2000
##maintenance_plan ##maintenance_task ##maintenance_schedule ##pm_schedule ##maintenance_activity = Monthly lubrication|Filter change|Belt inspection|Annual overhaul|Sensor calibration|Safety check
##downtime_reason ##downtime ##stop_reason ##breakdown_reason = Tool change|Material shortage|Power failure|Sensor fault|Cleaning|Setup
##failure_mode ##failure ##failure_type ##failure_code failure_mode failure_type failure = Overheating|Leakage|Wear|Vibration|Short circuit|Corrosion|Blockage
##mold ##mould ##die = Mold 14|Mold 22|Housing mold|Cap mold|Lid mold
cavities = 1|2|4|8|16
##tool ##hand_tool ##tooling ##power_tool tool_name = Torque wrench|Cordless drill|Angle grinder|Caliper|Soldering iron|Hammer|Multimeter
@defect quality inspection nonconformity ncr capa qc qa nonconformance rework
defect defect_type defect_name ##defect ##defect_type ##defect_code ##defect_category = Scratch|Crack|Wrong dimension|Missing part|Discoloration|Loose screw|Dent
root_cause cause = Operator error|Worn tool|Wrong material|Missing instruction|Supplier defect|Machine setting
corrective_action preventive_action action_taken containment_action correction = Tool replaced|Operator trained|Supplier informed|Instruction updated|Machine recalibrated|Lot sorted
disposition = Use as is|Rework|Scrap|Return to supplier
parameter characteristic test_parameter check_item checkpoint check_point = Length|Diameter|Hardness|Surface finish|Weight|Torque
specification spec = 25 mm ± 0.1|40 Nm ± 2|60 HRC|Ra 1.6|1.2 kg ± 5 %
sample_size = 5|8|13|20|32|50
result inspection_result overall_result = Pass|Fail|Conditional pass|Rework
inspection_type check_type = Incoming|In-process|Final|Random
upper_limit usl ucl upper_tolerance max_value = 50..60/2
lower_limit lsl lcl lower_tolerance min_value = 40..49/2
@
root_cause rootcause = Operator error|Worn part|Wrong configuration|Missing instruction|Supplier defect|Power failure
corrective_action preventive_action = Part replaced|Staff trained|Supplier informed|Instruction updated|Device recalibrated
##nonconformity ##non_conformity ##ncr ##capa = Scratched housings|Wrong label on lot 4|Missing certificate|Late calibration|Torque below limit
@bin rack shelf warehouse aisle storage stock location slot
aisle aisle_no = ~[A-F]
rack rack_no rack_name bay = ~R\d{2}
shelf shelf_no level_code = ~S[1-6]
bin bin_code bin_location bin_no ##bin ##storage_bin ##storage_location ##bin_location = ~[A-F]-\d{2}-[1-6]
levels level_count = 3..8
zone zone_name zone_type warehouse_zone = Receiving|Bulk storage|Picking|Cold storage|Packing|Shipping
variance difference discrepancy = -12..12/0
wave wave_number wave_no = ~W-\d{5}
##warehouse_zone ##storage_zone = Receiving|Bulk storage|Picking|Cold storage|Packing|Shipping
@pallet packaging package packing carton
sscc = ~00[1-9]\d{17}
pallet_type = Euro pallet|Half pallet|Plastic pallet|One-way pallet
packaging_type package_type packing_type ##packaging_type ##package_type = Carton|Crate|Pallet|Bag|Drum|Envelope
contents content items_description = ~(Books|Clothes|Shoes|Documents|Spare parts|Kitchenware|Electronics|Toys)( and accessories| for a gift| in two bags|, fragile|, insured|)
@shipment shipping freight carrier courier parcel consignment logistics waybill cargo dispatch delivery transport
scac = MAEU|MSCU|HLCU|FDEG|UPSN|RDWY
service_level service service_type shipping_service delivery_type ship_mode shipmode shipping_mode delivery_service = Standard|Express|Overnight|Economy|Same day
mode transport_mode mode_of_transport shipment_mode freight_type freighttype ##transport_mode ##shipment_mode ##freight_mode book_mode = Road|Sea|Air|Rail
seal_number seal_no = ~SL\d{7}
freight_cost shipping_charge shipping_cost freight freight_charge freight_rate freight_amount = 15..2500/2
rate base_rate = 5..300/2
transit_time transit_days transit = 1..35
transit_time = 2 days|4 days|1 week|12 days|21 days
lane = Hamburg - New York|Rotterdam - Singapore|Los Angeles - Tokyo|Santos - Valencia
consignor consignor_name shipper shipper_name ship_to_name ship_name = :company.name
goods_description description_of_goods cargo_description goods commodity commodity_name contents content package_contents parcel_content ##commodity ##cargo ##goods = ~(Machine parts|Furniture|Textiles|Coffee beans|Steel coils|Medical supplies|Toys|Books|Ceramic tiles)(, fragile|, [2-9] pallets|, [1-9]\d cartons|)
package_type packagetype parcel_type parceltype shipment_type ##parcel_type ##shipment_type = Envelope|Small parcel|Large parcel|Pallet|Crate
current_location last_location checkpoint scan_location = :location.city
shipping_instructions instructions shipinstruct ship_instructions = DELIVER IN PERSON|COLLECT COD|TAKE BACK RETURN|NONE
tracking_event event event_type status_description activity ##parcel_status ##shipment_status ##tracking_status ##delivery_status = Picked up|In transit|Out for delivery|Delivered|Held at customs|Returned to sender
office office_name ##courier_office = ~(North|Central|Harbor|Airport|Market Street) office
pickup_time pick_time pickup_slot = 08:00..18:00
delay_reason exception_reason failure_reason return_reason = Recipient not at home|Wrong address|Weather|Customs inspection|Vehicle breakdown
@container
container_type type = 20' standard|40' standard|40' high cube|Reefer|Open top|Flat rack
iso_code iso_type size_type = 22G1|42G1|45G1|22R1|45R1|22U1
tare_weight tare = 2200..4800
payload max_payload max_gross = 21000..30000
@customs declaration import export tariff hs duty
regime procedure customs_procedure = Free circulation|Transit|Temporary admission|Export|Re-import
duty_rate tariff_rate = 0..25/1
duty_amount import_duty customs_duty = 10..9000/2
declaration_number declaration_no mrn = ~2[3-5](DE|FR|NL|BE)[A-Z0-9]{12}\d
##hs_code ##tariff ##customs_tariff ##commodity_code description = Coffee, roasted|Cotton shirts|Bicycle parts|LED lamps|Ceramic tiles|Steel screws|Wooden furniture
@
temperature_range temp_range = 2-8 °C|15-25 °C|-18 °C|Ambient
@hs tariff
code = ~\d{4}\.\d{2}\.\d{2}
`;
